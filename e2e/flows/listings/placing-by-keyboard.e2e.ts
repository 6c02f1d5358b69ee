import type { Locator, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { newAddress } from '../accounts/account-steps.ts'
import { PLACING } from './placing-words.ts'

test('the keyboard alone places an order', async ({ page }) => {
  test.setTimeout(patience(120_000))
  const words = PLACING.uk
  const { keyboard } = page
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/advertisement/order')
  await tabTo(page, page.getByLabel(words.title, { exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByLabel(words.title, { exact: true })).toBeFocused()
  await keyboard.type(words.suggestingTitle)
  const suggested = page.getByRole('radio', { name: words.suggestedCategory })
  await expect(suggested).toBeVisible()
  await tabTo(page, suggested)
  await keyboard.press('Space')
  await tabTo(page, page.getByLabel(words.quantity))
  await keyboard.type('300')
  await tabTo(page, page.getByLabel(words.description))
  await keyboard.type(words.sampleText)
  await tabTo(page, page.getByRole('button', { name: words.next }))
  await keyboard.press('Enter')
  await expect(heading).toContainText(words.terms)
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: words.next }))
  await keyboard.press('Enter')
  await expect(heading).toContainText(words.contactAndPreview)
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByLabel(words.region))
  await keyboard.press('ArrowDown')
  await expect(page.getByLabel(words.region)).not.toHaveValue('')
  await tabTo(page, page.getByLabel(words.contactName))
  await keyboard.type('Олена Коваль')
  await tabTo(page, page.getByLabel(words.email))
  await keyboard.type(newAddress())
  await tabTo(page, page.getByRole('button', { name: words.save }))
  await keyboard.press('Enter')
  await expect(heading).toHaveText(words.thanks)
})

/**
 * Presses Tab until the control has the focus, because a person who uses only the keyboard cannot reach the control in
 * another way.
 */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

import { expect, type Locator, type Page } from '@playwright/test'
import { patience, test } from '../fixtures.ts'
import { listedRows } from './listed-rows.ts'

const SHOW = /^Показати (\d+) замовлен/

test('the keyboard alone filters a list on a wide screen and takes the filters back', async ({ page }) => {
  test.setTimeout(patience(120_000))
  await page.setViewportSize({ width: 1440, height: 900 })
  const { keyboard } = page
  await page.goto('/orders/page/1')
  const all = await countOf(page)

  await tabTo(page, page.getByRole('link', { name: /^Пошиття \d+$/ }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/category\/sewing\/page\/1$/)
  await expect(page.locator('h1')).toContainText('Замовлення на пошиття')
  const sewing = await countOf(page)
  expect(sewing).toBeLessThan(all)

  await tabTo(page, page.getByLabel('Лише з файлами'))
  await keyboard.press('Space')
  const drawings = page.getByRole('group', { name: 'Креслення і файли' })
  await tabTo(page, drawings.getByRole('button', { name: 'Застосувати' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\?hasFiles=1/)
  await expect(page.getByRole('link', { name: 'Прибрати фільтр «з файлами»' })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Скинути все' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/page\/1$/)
  await expect.poll(() => countOf(page)).toBe(all)
})

test('the keyboard alone opens, changes, leaves and applies the filters of a narrow screen', async ({
  page,
}) => {
  test.setTimeout(patience(120_000))
  await page.setViewportSize({ width: 390, height: 844 })
  const { keyboard } = page
  await page.goto('/orders/page/1')
  const open = page.getByRole('button', { name: 'Фільтри' })
  const show = page.getByRole('button', { name: SHOW })
  await tabTo(page, open)
  await keyboard.press('Enter')
  await expect(show).toBeInViewport()
  await keyboard.press('Escape')
  await expect(show).toBeHidden()
  await expect(open).toBeFocused()

  await keyboard.press('Enter')
  const before = await show.innerText()
  await tabTo(page, page.getByLabel('Лише з файлами'))
  await keyboard.press('Space')
  await expect(show).not.toHaveText(before)
  const [, count] = (await show.innerText()).match(SHOW) ?? []
  await tabTo(page, show)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/hasFiles=1/)
  await expect.poll(() => countOf(page)).toBe(Number(count))
  await expect(listedRows(page)).not.toHaveCount(0)
})

/** Returns how many orders the list says it has. */
async function countOf(page: Page): Promise<number> {
  const text = await page.getByRole('status').filter({ hasText: 'Знайдено' }).innerText()
  return Number(/\d+/.exec(text)?.[0])
}

/** Presses Tab until the control has the focus, because the keyboard has no other way to it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 120 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

import { expect, test } from '../fixtures.ts'
import { tokenOf, useToken } from './accounts/account-steps.ts'

const MESSAGE = 'Не можу знайти, де змінити місто в замовленні.'

test('a feedback message gets a number, and staff mark it as done', async ({ page, context, request }) => {
  await page.goto('/feedback')
  await page.getByLabel('Повідомлення').fill(MESSAGE)
  await page.getByLabel('Ваше ім’я').fill('Гнат')
  await page.getByLabel('Електронна пошта').fill('hnat@example.test')
  await page.getByRole('button', { name: 'Надіслати' }).click()
  await expect(page).toHaveURL(/\/feedback\?sent=\d+$/)
  const number = new URL(page.url()).searchParams.get('sent')
  await expect(page.getByRole('main')).toContainText(`Номер звернення: ${number}`)

  await useToken(context, await tokenOf(request, 'moderator'))
  await page.goto('/panel/feedback')
  const item = page.getByRole('listitem').filter({ hasText: `№ ${number}` })
  await expect(item).toContainText(MESSAGE)
  await expect(item).not.toContainText('без перевірки')
  await item.getByRole('button', { name: /Позначити опрацьованим/ }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('link', { name: 'Опрацьовані' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `№ ${number}` })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all errors are shown at once with the typed values, and the corrected form is sent', async ({
    page,
  }) => {
    await page.goto('/en/feedback')
    await page.getByLabel('Message').fill('short')
    await page.getByLabel('Your name').fill('Hnat')
    await page.getByLabel('E-mail').fill('nowhere')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL('/en/feedback')
    await expect(page.getByRole('alert')).toContainText('Correct 2 fields')
    await expect(page.getByLabel('Message')).toHaveValue('short')
    await expect(page.getByLabel('Your name')).toHaveValue('Hnat')
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Message').fill('It is longer than ten letters now.')
    await page.getByLabel('E-mail').fill('hnat@example.test')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/en\/feedback\?sent=\d+$/)
    await expect(page.locator('h1')).toHaveText('Thank you, we have your message')
  })
})

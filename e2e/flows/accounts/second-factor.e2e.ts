import { expect, patience, test } from '../../fixtures.ts'
import { newAddress, newUser, PASSWORD, useToken } from './account-steps.ts'
import { oneTimeCode } from './one-time-code.ts'

test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 4\d\d/] })

test('a second factor is enabled, required at sign-in, replaced by a recovery code, and disabled', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const email = newAddress()
  await useToken(context, await newUser(request, email))
  await page.goto('/user/edit')
  const section = page.locator('#second-factor')
  await section.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Увімкнути вхід із кодом' }).click()
  await expect(section.getByRole('img', { name: 'QR-код для застосунку' })).toBeVisible()
  // A user whose authenticator app is on the same phone cannot scan the QR code, so the page must also show a link.
  await expect(section.locator('a[href^="otpauth://totp/"]')).toHaveCount(1)
  const key = (await section.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).replaceAll(' ', '')
  await section.getByLabel('Шість цифр із застосунку').fill('000000')
  await section.getByRole('button', { name: 'Підтвердити й увімкнути' }).click()
  await expect(section.getByRole('alert')).toContainText('Код не підходить')
  await section.getByLabel('Шість цифр із застосунку').fill(oneTimeCode(key, Date.now()))
  await section.getByRole('button', { name: 'Підтвердити й увімкнути' }).click()
  await expect(section.getByRole('heading', { name: 'Збережіть резервні коди' })).toBeFocused()
  const codes = await section.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).allInnerTexts()
  expect(codes).toHaveLength(10)
  await section.getByRole('button', { name: 'Коди збережено' }).click()
  await expect(section).toContainText('Залишилося 10 резервних кодів')

  await page.getByRole('button', { name: /Обліковий запис:/ }).click()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login?next=/user/edit')
  await page.getByLabel('Електронна пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.locator('h1')).toHaveText('Введіть код')
  await expect(page.getByLabel('Код')).toBeFocused()
  await page.getByLabel('Код').fill('000000')
  await page.getByRole('button', { name: 'Підтвердити вхід' }).click()
  await expect(page.getByRole('alert')).toContainText('Введіть дійсний код')
  await page.getByRole('button', { name: 'Скористатися резервним кодом' }).click()
  await page.getByLabel('Резервний код').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Підтвердити вхід' }).click()
  await expect(page).toHaveURL('/user/edit')
  await expect(section).toContainText('Залишилося 9 резервних кодів')

  const renewing = section.locator('#factor-renew')
  await section.getByText('Нові резервні коди').click()
  await renewing.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await renewing.getByRole('button', { name: 'Створити нові коди' }).click()
  await expect(renewing.getByRole('alert')).toBeVisible()
  await renewing.getByLabel('Код із застосунку або резервний').fill(codes[1] ?? '')
  await renewing.getByRole('button', { name: 'Створити нові коди' }).click()
  await expect(section.getByRole('heading', { name: 'Збережіть резервні коди' })).toBeFocused()
  const renewed = await section.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).allInnerTexts()
  await section.getByRole('button', { name: 'Коди збережено' }).click()
  await expect(section).toContainText('Залишилося 10 резервних кодів')

  const disabling = section.locator('#factor-disable')
  await section.getByText('Вимкнути вхід із кодом').click()
  await disabling.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await disabling.getByLabel('Код із застосунку або резервний').fill(renewed[0] ?? '')
  await section.getByRole('button', { name: 'Вимкнути', exact: true }).click()
  await expect(section.getByRole('button', { name: 'Увімкнути вхід із кодом' })).toBeVisible()
})

test('a user ends sessions, downloads data, and deletes and restores the account', async ({
  page,
  context,
  request,
}) => {
  const email = newAddress()
  await useToken(context, await newUser(request, email))
  await request.post('/v1/login', { data: { username: email, password: PASSWORD } })
  await page.goto('/user/edit')
  const sessions = page.locator('#sessions')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /Завершити сеанс/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Завантажити мої дані' }).click()
  expect((await download).suggestedFilename()).toBe('verstat-account.json')

  const data = page.locator('#data')
  await data.getByText('Видалити обліковий запис').first().click()
  await data.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await data.getByRole('button', { name: 'Видалити обліковий запис' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await page.getByLabel('Електронна пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.getByRole('heading', { name: /Обліковий запис буде видалено/ })).toBeVisible()
  await page.getByRole('button', { name: 'Скасувати видалення' }).click()
  await expect(page.getByRole('heading', { name: /Обліковий запис буде видалено/ })).toHaveCount(0)
})

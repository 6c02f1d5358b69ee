import { expect, test } from '../../fixtures.ts'
import { listedRows } from '../listed-rows.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test('a visitor without JavaScript browses, filters, sorts, pages and opens an order', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Усі замовлення/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/page\/1$/)
  const firstTitle = await listedRows(page).first().getByRole('link').first().innerText()

  await page
    .getByRole('navigation', { name: 'Сторінки списку' })
    .getByRole('link', { name: /Наступна/ })
    .click()
  await expect(page).toHaveURL(/\/orders\/page\/2$/)
  await expect(listedRows(page).first()).not.toContainText(firstTitle)

  await page.goto('/orders/page/1?sort=deadline')
  // The page has at least 24 rows, one for each of its 24 orders. Ads add rows between them, unless the advertised
  // order is one of the 24.
  await expect(listedRows(page).nth(23)).toBeVisible()
  await listedRows(page).first().getByRole('link').first().click()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/[a-z0-9-]+$/)
})

test('a visitor without JavaScript searches from the home page', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('searchbox').fill('пошиття')
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/search\?/)
  await expect(listedRows(page).first()).toBeVisible()
})

test('a visitor without JavaScript switches the language and keeps the place', async ({ page, context }) => {
  await page.goto('/orders/type/tolling/page/1?sort=budget')
  await page.locator('a[href^="/locale/en"]').last().click()
  await expect(page).toHaveURL(/\/en\/orders\/type\/tolling\/page\/1\?sort=budget$/)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
})

test('invalid filters are marked at their fields and keep the typed values', async ({ page }) => {
  await page.goto('/orders/page/1?budgetMin=abc&quantityMin=5')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('input[name=budgetMin]')).toHaveValue('abc')
  await expect(page.locator('input[name=budgetMin]')).toHaveAttribute('aria-invalid', 'true')
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { awaitHydration } from '../../walker.ts'
import { watchForKeys } from '../../watch-for-keys.ts'
import { listedRows } from '../listed-rows.ts'
import { countDocuments, producersLink } from './page-steps.ts'

const TEXTS = /\/assets\/messages-/

test.use({
  expectedNoise: [
    /messages failed to load|Failed to fetch dynamically imported module|Failed to load resource: net::ERR_FAILED/,
  ],
})
test.beforeEach(({ page }) => watchForKeys(page))

test('a page whose texts fail to load keeps its server markup, works, and hydrates once they load', async ({
  page,
}) => {
  const logged = countLogged(page)
  const documents = countDocuments(page)
  await page.route(TEXTS, (route) => route.abort())
  await page.goto('/orders/page/1')
  const title = await listedRows(page).first().getByRole('link').first().innerText()
  await expect.poll(logged).toBeGreaterThan(0)
  await expect(listedRows(page).first()).toContainText(title)
  await producersLink(page).click()
  await expect(page).toHaveURL(/\/producers\/page\/1$/)
  await expect(page.locator('h1')).toHaveText(/виробник/i)
  expect(documents()).toBe(2)

  await page.unroute(TEXTS)
  await awaitHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Замовлення', exact: true }).click()
  await expect(listedRows(page).first()).toContainText(title)
  expect(documents()).toBe(2)
})

test('a navigation whose texts fail to load becomes a document load with the right texts', async ({
  page,
}) => {
  const logged = countLogged(page)
  const documents = countDocuments(page)
  await page.goto('/advertisement')
  await awaitHydration(page)
  await page.route(TEXTS, (route) => route.abort())
  await producersLink(page).click()
  await expect(page).toHaveURL(/\/producers\/page\/1$/)
  await expect(page.locator('h1')).toHaveText(/виробник/i)
  expect(documents()).toBe(2)
  await expect.poll(logged).toBeGreaterThan(0)
})

test('texts that failed to preload are fetched again on the click', async ({ page }) => {
  const logged = countLogged(page)
  const documents = countDocuments(page)
  await page.goto('/advertisement')
  await awaitHydration(page)
  await page.route(TEXTS, (route) => route.abort())
  await producersLink(page).hover()
  await expect.poll(logged).toBeGreaterThan(0)
  await page.unroute(TEXTS)
  await producersLink(page).click()
  await expect(page.locator('h1')).toHaveText(/виробник/i)
  expect(documents()).toBe(1)
})

function countLogged(page: Page): () => number {
  let count = 0
  page.on('console', (message) => {
    if (message.text().startsWith('messages failed to load')) count += 1
  })
  return () => count
}

import type { Page } from '@playwright/test'
import { type DeployedSite, startDeployedSite } from '../../deployed-site.ts'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { countDocuments, producersLink } from './page-steps.ts'

test.describe.configure({ mode: 'serial' })
test.use({
  expectedNoise: [
    [/Failed to load resource/, /Failed to fetch dynamically imported module/],
    { scope: 'test' },
  ],
})

const FIVE_MINUTES_MS = 5 * 60_000
let site: DeployedSite

test.beforeAll(async () => {
  test.setTimeout(patience(240_000))
  site = await startDeployedSite({ RELOAD_GUARD_SECONDS: '3600' })
})
test.afterAll(() => site.stop())

test('while the build is unchanged, links never load a document', async ({ page }) => {
  const documents = countDocuments(page)
  await page.clock.install()
  await page.goto(`${site.origin}/terms`)
  await whenHydrated(page)
  const look = page.waitForResponse(/\/build\.json$/)
  await page.clock.fastForward(1_500)
  expect((await look).headers()['cache-control']).toBe('no-store')
  await page.clock.resume()
  await producersLink(page).click()
  await expect(page).toHaveURL(/\/producers\/page\/1$/)
  await expect(page.locator('h1')).toHaveText('Виробники')
  expect(documents()).toBe(1)
})

test('a newly deployed build is detected and loaded on the next navigation', async ({ page }) => {
  test.setTimeout(patience(240_000))
  const documents = countDocuments(page)
  await page.clock.install()
  await page.goto(`${site.origin}/terms`)
  await whenHydrated(page)
  await page.clock.fastForward(1_500)
  await site.deploy('second')

  const look = page.waitForResponse(/\/build\.json$/)
  await page.clock.fastForward(FIVE_MINUTES_MS + 1_000)
  await (await look).finished()
  await page.clock.resume()
  expect(await page.locator('html').getAttribute('data-build')).toBeNull()
  await producersLink(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  await expect(page).toHaveURL(/\/producers\/page\/1$/)
  expect(documents()).toBe(2)
})

test('a chunk removed by a deploy makes the navigation load the page from the new build once', async ({
  page,
}) => {
  test.setTimeout(patience(240_000))
  const documents = countDocuments(page)
  await openTerms(page)
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  await site.deploy('third')

  await clickWithoutHovering(page)
  await expect(page.locator('html')).toHaveAttribute('data-build', 'third')
  await expect(page).toHaveURL(/\/producers\/page\/1$/)
  await expect(page.locator('h1')).toHaveText('Виробники')
  expect(documents()).toBe(2)
})

test('a second chunk failure within the guard time shows an error page with working links', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await openTerms(page)
  await failChunks(page)
  await clickWithoutHovering(page)
  await expect(page).toHaveURL(/\/producers\/page\/1$/)
  await expect.poll(documents).toBe(2)
  // The server has rendered the page. If hydration fails, no error message may replace the page.
  await expect(page.locator('h1')).toHaveText('Виробники')

  await page.unrouteAll()
  await openTerms(page)
  await failChunks(page)
  await clickWithoutHovering(page)
  await expect(page.locator('h1')).toHaveText('Щось пішло не так')
  expect(documents()).toBe(3)

  await page.unrouteAll()
  await page.getByRole('link', { name: 'Спробувати ще раз' }).click()
  await expect(page.locator('h1')).toHaveText('Виробники')
  expect(documents()).toBe(4)
})

test('a file of another build is a plain, uncached 404', async ({ request }) => {
  const answer = await request.get(`${site.origin}/assets/index-00000000.js`)
  expect(answer.status()).toBe(404)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
})

async function clickWithoutHovering(page: Page) {
  await producersLink(page).evaluate((link: HTMLElement) => link.click())
}

/** Opens a page and waits until it is hydrated and has checked for a newer build. */
async function openTerms(page: Page) {
  const look = page.waitForResponse(/\/build\.json$/)
  await page.goto(`${site.origin}/terms`)
  await look
  await whenHydrated(page)
}

/** Makes JavaScript files fail to load from now on. The open page has already loaded its own files. */
async function failChunks(page: Page) {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
}

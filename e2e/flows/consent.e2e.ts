import type { Page } from '@playwright/test'
import { expect, patience, test } from '../fixtures.ts'
import { type RunningApp, runApp } from '../run-app.ts'

test.describe.configure({ mode: 'serial' })

let site: RunningApp

test.beforeAll(async () => {
  test.setTimeout(patience(180_000))
  site = await runApp({ SEED: 'none', GTM_ID: 'GTM-TEST123' })
})
test.afterAll(() => site.stop())

test('the tag manager is loaded only after consent and then receives page views, within the CSP', async ({
  page,
}) => {
  const requests = await fakeTagManager(page)
  await page.goto(`${site.origin}/terms`)
  const banner = page.getByRole('region', { name: 'Згода на підрахунок відвідувань' })
  await expect(banner).toBeVisible()
  await header(page).getByRole('link', { name: 'Виробники' }).click()
  await expect(page.locator('h1')).toHaveText('Виробники')
  await header(page).getByTitle('Темна').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(requests).toEqual([])

  await banner.getByRole('button', { name: 'Прийняти' }).click()
  await expect(banner).toBeHidden()
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'])
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'run')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent')
  expect(cookie).toMatchObject({ value: expect.stringMatching(/^1\.granted\.\d{10}$/), sameSite: 'Lax' })

  await header(page).getByRole('link', { name: 'Замовлення', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Замовлення')
  await expect.poll(() => trackedPages(page)).toEqual(['/producers/page/1', '/orders/page/1'])

  await page.goto(`${site.origin}/en/terms`)
  await expect.poll(() => requests).toHaveLength(2)
  await expect(page.getByRole('region', { name: 'Consent to counting visits' })).toBeHidden()
})

test('a refusal is stored, and the footer can change the choice in both directions', async ({ page }) => {
  const requests = await fakeTagManager(page)
  await page.goto(`${site.origin}/en/terms`)
  const banner = page.getByRole('region', { name: 'Consent to counting visits' })
  await banner.getByRole('button', { name: 'Reject' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie consent' })
  await change.click()
  await expect(banner).toBeVisible()
  expect(requests).toEqual([])

  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => requests).toHaveLength(1)
  await change.click()
  await banner.getByRole('button', { name: 'Reject' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-tags')
  expect(requests).toHaveLength(1)
})

test('a page with a code in its address has neither the tag manager nor the consent question', async ({
  page,
}) => {
  const requests = await fakeTagManager(page)
  await page.context().addCookies([{ name: 'consent', value: '1.granted.1795255200', url: site.origin }])
  for (const path of ['/verify/secret', '/en/password-reset/secret', '/payment/secret']) {
    const answer = await page.goto(`${site.origin}${path}`)
    expect(answer?.headers()['content-security-policy']).not.toContain('googletagmanager')
    await expect(page.getByRole('button', { name: /Прийняти|Accept/ })).toHaveCount(0)
  }
  const code = 'a'.repeat(43)
  for (const [path, button] of [
    [`/advertisement/order/manage#${code}`, 'Відкрити замовлення'],
    [`/en/advertisement/producer#${code}`, 'Carry on with the form'],
  ] as const) {
    const answer = await page.goto(`${site.origin}${path}`)
    // This check leaves out the page of the form. The server sends that page with the same header with and without a
    // code, because the server does not see the fragment of the address.
    if (path.includes('manage'))
      expect(answer?.headers()['content-security-policy']).not.toContain('googletagmanager')
    // The button is visible only after hydration. A consent question would be visible by then.
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await expect(page.getByRole('button', { name: /Прийняти|Accept/ })).toHaveCount(0)
  }
  expect(requests).toEqual([])

  // The tag manager already runs on this page when the address changes.
  await page.goto(`${site.origin}/advertisement/order`)
  await expect.poll(() => requests).toHaveLength(1)
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'run')
  await page.goto(`${site.origin}/advertisement/order#${code}`)
  await expect(page.getByRole('button', { name: 'Продовжити заповнення' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-tags')
  expect(requests).toHaveLength(1)
})

test('a site without a tag manager does not ask for consent', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('button', { name: 'Прийняти' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Згода на cookie' })).toHaveCount(0)
})

test('an invalid tag manager id fails the start with one line of explanation', async () => {
  await expect(runApp({ GTM_ID: 'UA-12345' })).rejects.toThrow(/GTM_ID must look like `GTM-XXXXXXX`/)
})

function header(page: Page) {
  return page.getByRole('banner')
}

/** Answers requests to the tag manager and returns the list of their addresses. */
async function fakeTagManager(page: Page): Promise<readonly string[]> {
  const requests: string[] = []
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.documentElement.dataset.tags = 'run'",
    })
  })
  return requests
}

/** Returns the paths of the page views that the page has sent to the tag manager. */
function trackedPages(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      (window as { dataLayer?: { event?: string; page_location?: string }[] }).dataLayer
        ?.filter(({ event }) => event === 'page_view')
        .map(({ page_location }) => new URL(page_location ?? '').pathname) ?? [],
  )
}

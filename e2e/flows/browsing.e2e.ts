import { expect, test, whenHydrated } from '../fixtures.ts'
import { inLanguage, LANGUAGES } from './addresses.ts'
import { listedRows } from './listed-rows.ts'

test('links change the page without a document load, and back returns to the list', async ({ page }) => {
  await page.goto('/orders/page/1')
  await whenHydrated(page)
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
  const row = listedRows(page).nth(5)
  const title = await row.getByRole('link').first().innerText()
  await row.getByRole('link').first().click()
  await expect(page.locator('h1')).toContainText(title)
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('yes')
  await page.goBack()
  await expect(page).toHaveURL(/\/orders\/page\/1$/)
  await expect(listedRows(page)).not.toHaveCount(0)
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('yes')
})

test('going back restores the scroll position, inside the app and after a reload', async ({ page }) => {
  await page.goto('/orders/page/1')
  await whenHydrated(page)
  const row = listedRows(page).nth(20)
  const link = row.getByRole('link').first()
  const title = await link.innerText()
  await row.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.locator('h1')).toContainText(title)
  await page.goBack()
  await expect(row).toBeInViewport()
  const place = await page.evaluate(() => scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await expect(row).toBeInViewport()
})

test('the links below a list lead through its pages, and back and forward show the page that was left', async ({
  page,
}) => {
  const pager = page.getByRole('navigation', { name: 'Сторінки списку' })
  const current = pager.locator('[aria-current=page]')
  const first = listedRows(page).first().getByRole('link').first()
  await page.goto('/orders/page/1')
  await whenHydrated(page)
  await expect(current).toHaveText('1')
  const newest = await first.innerText()
  await pager.locator('[rel=next]').click()
  await expect(current).toHaveText('2')
  await expect(first).not.toHaveText(newest)
  await pager.getByRole('link', { name: '3' }).click()
  await expect(current).toHaveText('3')
  await page.goBack()
  await expect(current).toHaveText('2')
  await page.goBack()
  await expect(current).toHaveText('1')
  await expect(first).toHaveText(newest)
  await page.goForward()
  await expect(current).toHaveText('2')
  await expect(pager.locator('[rel=prev]')).toHaveAttribute('href', '/orders/page/1')
})

for (const language of LANGUAGES) {
  test(`a double click on a link is one step to go back from, in ${language}`, async ({ page }) => {
    const pager = page.locator('[data-kept=pages]')
    const current = pager.locator('[aria-current=page]')
    await page.goto(inLanguage('/orders/page/1', language))
    await whenHydrated(page)
    await pager.locator('[rel=next]').click()
    await expect(current).toHaveText('2')
    await pager.getByRole('link', { name: '3' }).dblclick()
    await expect(current).toHaveText('3')
    await current.click()
    await page.goBack()
    await expect(current).toHaveText('2')
    await page.goBack()
    await expect(current).toHaveText('1')
  })
}

test('the keyboard alone reaches search, results and an order', async ({ page }) => {
  await page.goto('/orders/page/1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Перейти до вмісту' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('/')
  const search = page.getByRole('banner').getByRole('search').locator('input')
  await expect(search).toBeFocused()
  await page.keyboard.type('пошиття')
  await page.keyboard.press('Enter')
  // The address changes before the page renders. Until the heading changes, the page still shows the rows of the old
  // list.
  await expect(page.locator('h1')).toContainText('пошиття')
  await expect(page).toHaveURL(/\/search\?query=/)
  const result = listedRows(page).first().getByRole('link').first()
  await expect(result).toBeVisible()
  await result.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(orders|producers)\/[a-z0-9-]+$/)
})

test('an active filter is shown as a chip that removes it', async ({ page }) => {
  await page.goto('/orders/page/1')
  await page.goto('/orders/type/prototype/page/1')
  await page
    .getByRole('link', { name: /Прибрати фільтр/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/page\/1$/)
})

test('the chosen theme is applied before the first paint of the next page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('radio', { name: 'Темна' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-GB' })

  test('is led to /en from the home page only, and is offered English elsewhere', async ({ page }) => {
    // The site hides the bar that offers the other language from robots. A browser that a test drives reports that it
    // is a robot.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    await page.goto('/')
    await expect(page).toHaveURL(/\/en$/)
    await page.goto('/terms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    await page.getByRole('link', { name: 'Read in English' }).click()
    await expect(page).toHaveURL(/\/en\/terms$/)
    await page.goto('/en/policy')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('every item of a list is on exactly one of its pages', async ({ request }) => {
  for (const [path, filter] of [
    ['/v1/order', {}],
    ['/v1/order', { regionSlug: 'lvivska' }],
    ['/v1/producer', { categorySlug: 'sewing' }],
  ] as const) {
    const seen: string[] = []
    let pages = 1
    let total = 0
    for (let number = 1; number <= pages; number += 1) {
      const answer = await (await request.post(path, { data: { ...filter, page: number, limit: 60 } })).json()
      pages = answer.pages
      total = answer.total
      seen.push(...answer.items.map((item: { id: string }) => item.id))
    }
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  }
})

test.describe('over the rate limit', () => {
  test.use({ expectedNoise: [/status of 429/] })
  test('the page says so and does not show a server error', async ({ page }) => {
    await page.goto('/orders/page/1')
    // The route below intercepts the API call of the app. Before hydration, the browser would load a document instead
    // of calling the API.
    await whenHydrated(page)
    const data = { code: 'rate_limited', message: '…', errors: [], requestId: 'x' }
    await page.route('**/v1/producer', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { statusCode: 429, data } }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Виробники' }).click()
    await expect(page.locator('h1')).toHaveText('Забагато запитів')
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Спробувати ще раз' }).click()
    await expect(page.locator('h1')).toHaveText('Виробники')
  })
})

test('lists mark texts in the other language and can be filtered by language', async ({ page }) => {
  await page.goto('/en/orders/page/1')
  const row = page.getByRole('main').locator('li').filter({ hasText: 'The text is in Ukrainian' }).first()
  await expect(row.getByText('UKR', { exact: true })).toBeVisible()
  await expect(row.getByRole('link').first()).toHaveAttribute('lang', 'uk')

  await page.goto('/orders/page/1?language=en')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('link', { name: 'Прибрати фільтр «Англійською»' })).toBeVisible()
  for (const kind of ['order', 'producer']) {
    for (const language of ['uk', 'en']) {
      const answer = await page.request.post(`/v1/${kind}`, { data: { language, limit: 60 } })
      const { items, total } = await answer.json()
      expect(total).toBeGreaterThan(0)
      for (const { slug } of items.slice(0, 5)) {
        const { description } = await (await page.request.get(`/v1/${kind}/${slug}`)).json()
        expect(description[language]).toBeTruthy()
      }
    }
  }
})

test('list pages load no form code', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  for (const path of ['/orders/page/1', '/producers/page/1']) {
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
    expect(files).toContainEqual(expect.stringMatching(/^\/assets\/index-/))
    expect(files.filter((file) => file.startsWith('/assets/forms-'))).toEqual([])
  }
})

for (const [path, most] of [
  ['/orders/page/1', 100],
  ['/producers/page/1', 100],
  ['/search?query=%D1%88%D0%B0%D1%84%D0%B0', 115],
] as const) {
  test(`the first page ${path} loads at most ${most} kB of JavaScript`, async ({ page }) => {
    const sizes: number[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(Number(response.headers()['content-length']))
    })
    await page.goto(path)
    await whenHydrated(page)
    await page.waitForLoadState('networkidle')
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000
    expect(sizes.length).toBeGreaterThan(2)
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(most)
  })
}

// The first formatter of `Intl` takes a phone about 80 ms.
for (const path of ['/', '/orders/page/1', '/producers/page/1', '/advertisement', '/advertisement/order']) {
  test(`the first page ${path} creates no formatter of Intl`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { formatters: [] })
      for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
        const create = (...parts: unknown[]) => {
          Reflect.get(globalThis, 'formatters').push(new Error(name).stack)
          return Reflect.construct(original, parts)
        }
        const original = Intl[name]
        Object.assign(Intl, {
          [name]: new Proxy(original, {
            apply: (_, __, parts) => create(...parts),
            construct: (_, parts) => create(...parts),
          }),
        })
      }
    })
    await page.goto(path)
    await whenHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'formatters'))).toEqual([])
  })
}

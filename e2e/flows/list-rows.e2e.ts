import type { Page } from '@playwright/test'
import { expect, test, whenHydrated } from '../fixtures.ts'
import { inLanguage, LANGUAGES } from './addresses.ts'
import { listedRows } from './listed-rows.ts'
import { expectGoodPage, overflow } from './page-fit.ts'

const LISTS = ['/orders/page/1', '/producers/page/1'] as const
/** Lists with filters, whose chips and introductions stand above the rows, and deeper pages. */
const OTHER_LISTS = [
  '/orders/page/2',
  '/orders/category/sewing/page/1',
  '/producers/page/2',
  '/producers/category/sewing/page/1',
] as const
const SEARCH = '/search?query=%D0%BC%D0%B5%D1%82%D0%B0%D0%BB'
const AD = { uk: 'Реклама', en: 'Ad' }

type Row = { readonly height: number; readonly bottom: number; readonly isAd: boolean; readonly href: string }

for (const language of LANGUAGES) {
  test(`a wide screen of a list in ${language} has as many rows as a table`, async ({ page }) => {
    for (const path of [...LISTS, ...OTHER_LISTS]) {
      await page.goto(inLanguage(path, language))
      for (const [height, count] of [
        [900, 9],
        [1080, 11],
      ] as const) {
        await page.setViewportSize({ width: 1440, height })
        const rows = await readRows(page, AD[language])
        for (const row of rows) {
          expect.soft(row.height, row.href).toBeGreaterThanOrEqual(64)
          expect.soft(row.height, row.href).toBeLessThanOrEqual(72)
        }
        expect(rows.filter(({ bottom }) => bottom <= height).length, path).toBeGreaterThanOrEqual(count)
      }
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
    }
    await expectGoodPage(page)
  })

  test(`a phone shows an unpaid row of a list in ${language} on its first screen`, async ({ page }) => {
    for (const path of [...LISTS, ...OTHER_LISTS, SEARCH]) {
      await page.goto(inLanguage(path, language))
      for (const [width, height] of [
        [360, 780],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        const rows = await readRows(page, AD[language])
        for (const row of rows) expect.soft(row.height, row.href).toBeLessThanOrEqual(120)
        expect(rows.find(({ isAd }) => !isAd)?.bottom, path).toBeLessThanOrEqual(height)
        expect(await overflow(page), path).toBeLessThanOrEqual(0)
      }
    }
    await expectGoodPage(page)
  })
}

test('on a tablet a row is as low as on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of [...LISTS, SEARCH]) {
    await page.goto(path)
    for (const { height, href } of await readRows(page, AD.uk)) {
      expect.soft(height, href).toBeLessThanOrEqual(72)
    }
    await expectGoodPage(page)
  }
})

test('one paid row opens a list, the others are inside it, and no listing has two rows', async ({ page }) => {
  for (const path of LISTS) {
    await page.goto(path)
    const rows = await readRows(page, AD.uk)
    const places = rows.flatMap(({ isAd }, at) => (isAd ? [at + 1] : []))
    expect(places, path).toEqual([1, 9, 17].slice(0, places.length))
    expect(places.length).toBeGreaterThan(1)
    expect(new Set(rows.map(({ href }) => href)).size, path).toBe(rows.length)
  }
})

test('no found producer says the same twice', async ({ page }) => {
  await page.goto('/search?query=%D0%BF%D0%BE%D1%88%D0%B8%D1%82%D1%82%D1%8F&in=producers')
  const rows = listedRows(page)
  await expect(rows).not.toHaveCount(0)
  for (const text of await rows.allInnerTexts()) {
    const lines = text.split('\n').filter((line) => line.length > 12)
    expect(new Set(lines).size, text).toBe(lines.length)
  }
})

test('on the narrowest phone the tabs of a search are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of LANGUAGES) {
    await page.goto(inLanguage(SEARCH, language))
    const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link')
    await expect(tabs).toHaveCount(3)
    const tops = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
})

test('a listing that was opened is marked in the list, without moving anything', async ({
  page,
  request,
}) => {
  const path = '/orders/page/1'
  await page.goto(path)
  // Other flows publish orders meanwhile, some with the same title, so the row is found by its address.
  const link = listedRows(page).nth(3).getByRole('link').first()
  const title = await link.innerText()
  const address = await link.getAttribute('href')
  const row = listedRows(page).filter({ has: page.locator(`a[href="${address}"]`) })
  const heightOf = async () => (await row.boundingBox())?.height
  const before = await heightOf()
  await link.click()
  await expect(page.locator('h1')).toContainText(title)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).toBeTruthy()
  await page.goto(path)
  await expect(row.getByRole('heading')).toHaveAccessibleName(/, переглянуто$/)
  await expect(page.locator('[data-seen]')).toHaveCount(1)
  expect(await heightOf()).toBe(before)
  // A page is the same for everybody.
  expect(await (await request.get(path)).text()).not.toContain('data-seen')
})

for (const language of LANGUAGES) {
  const show = { uk: /^Показати (\d+) замовлен/, en: /^Show (\d+) orders?$/ }[language]

  test(`the filters on a phone count in ${language} while somebody chooses`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(inLanguage('/orders/page/1', language))
    await page.getByRole('button', { name: { uk: 'Фільтри', en: 'Filters' }[language] }).click()
    const button = page.getByRole('button', { name: show })
    await expect(button).toBeInViewport({ ratio: 1 })
    const all = await button.innerText()
    await page.getByLabel({ uk: 'Лише з файлами', en: 'With files only' }[language]).check()
    await expect(button).not.toHaveText(all)
    await expect(button).toBeInViewport({ ratio: 1 })
    await expectGoodPage(page)
    const [, count] = (await button.innerText()).match(show) ?? []
    await button.click()
    await expect(page).toHaveURL(/hasFiles=1/)
    await expect(page.getByRole('status').filter({ hasText: count ?? 'no count' })).toBeVisible()
  })
}

test('choosing a region on a phone leaves the filters open, and the button closes them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/orders/page/1')
  await page.getByRole('button', { name: 'Фільтри' }).click()
  const sheet = page.locator('#filters')
  // Before hydration, the browser itself would follow the link to a new document.
  await whenHydrated(page)
  await sheet
    .getByRole('link', { name: /область/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/region\//)
  const show = page.getByRole('button', { name: /^Показати \d+ замовлен/ })
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.click()
  await expect(show).toBeHidden()
  await expect(page).toHaveURL(/\/orders\/region\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button of the filters submits the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/orders/page/1')
    await page.getByRole('button', { name: 'Фільтри' }).click()
    await page.getByLabel('Лише з файлами').check()
    await page.getByRole('button', { name: /^Показати \d+ замовлен/ }).click()
    await expect(page).toHaveURL(/hasFiles=1/)
  })
})

test('a page of a list and an order are each printed on one sheet, without what is only for screens', async ({
  page,
}) => {
  await page.goto('/orders/page/1')
  const order = await listedRows(page).nth(3).getByRole('link').first().getAttribute('href')
  for (const path of [...LISTS, order ?? '']) {
    await page.goto(path)
    await whenHydrated(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'Перейти до вмісту' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    const sheet = await page.pdf({
      format: 'A4',
      margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
    })
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page[^s]/g), path).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
  }
})

/** Reads the rows as they are laid out. Rows far below the screen are laid out too. */
async function readRows(page: Page, adLabel: string): Promise<readonly Row[]> {
  await expect(listedRows(page).first()).toBeVisible()
  return listedRows(page).evaluateAll((items, label) => {
    document.documentElement.dataset.fullLayout = ''
    return items.map((item) => {
      const { height, bottom } = item.getBoundingClientRect()
      const marks = [...item.querySelectorAll('h3 + div span')].map((mark) => mark.textContent)
      const href = item.querySelector('a')?.getAttribute('href') ?? ''
      return { height, bottom: bottom + window.scrollY, isAd: marks.includes(label), href }
    })
  }, adLabel)
}

test('the HTML of a list has at most 60 kB', async ({ request }) => {
  for (const path of LISTS) {
    for (const language of LANGUAGES) {
      const html = await (await request.get(inLanguage(path, language))).body()
      expect.soft(html.length, `${path} in ${language}`).toBeLessThanOrEqual(60_000)
    }
  }
})

test('nothing moves for people who ask for less motion', async ({ page }) => {
  for (const [reducedMotion, longest] of [
    ['reduce', 1],
    ['no-preference', 100],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/orders/page/1')
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map((seconds) => 1_000 * Number.parseFloat(seconds)),
      ),
    )
    if (reducedMotion === 'reduce') expect(Math.max(...durations)).toBeLessThanOrEqual(longest)
    else expect(Math.max(...durations)).toBeGreaterThanOrEqual(longest)
  }
})

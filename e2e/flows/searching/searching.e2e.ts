import { expect, test, whenHydrated } from '../../fixtures.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'
import { listedRows } from '../listed-rows.ts'
import { expectGoodPage } from '../page-fit.ts'

const WORDS = {
  uk: {
    field: 'Пошук замовлень і виробників',
    shownFor: /^Показано результати для «/,
    asTyped: /^Шукати саме «/,
    mend: 'Шукати з виправленнями',
    recent: 'Останні пошуки',
    suggestions: 'Підказки пошуку',
    clear: 'Прибрати всі',
  },
  en: {
    field: 'Search orders and producers',
    shownFor: /^Showing results for “/,
    asTyped: /^Search for “.* as typed$/,
    mend: 'Search with corrections',
    recent: 'Recent searches',
    suggestions: 'Search suggestions',
    clear: 'Clear all',
  },
} as const

/** The word «пошиття», first with a typo and then typed with the Latin keyboard layout. */
const MISTYPED = ['пощиття', 'gjibnnz']

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`mistyped words find corrected results, with a link to the literal search, in ${language}`, async ({
    page,
  }) => {
    for (const query of MISTYPED) {
      await page.goto(searchAddress(language, query))
      await expect(page.getByText(words.shownFor), query).toBeVisible()
      await expect(listedRows(page).first()).toBeVisible()
      const marks = page
        .getByRole('main')
        .locator('mark')
        .filter({ hasText: /^пошит/i })
      await expect(marks.first()).toBeVisible()
      await page.getByRole('link', { name: words.asTyped }).click()
      await expect(page).toHaveURL(/literal=1/)
      await expect(page.getByText(words.shownFor)).toHaveCount(0)
      await page.getByRole('link', { name: words.mend }).click()
      await expect(page.getByText(words.shownFor)).toBeVisible()
    }
  })

  test(`the keyboard alone completes a word and opens its results in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/orders/page/1', language))
    await page.keyboard.press('/')
    await page.keyboard.type('поши')
    const field = page.getByRole('banner').getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = page.getByRole('listbox', { name: words.suggestions })
    const first = list.getByRole('option').first()
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    const chosen = (await first.innerText()).trim()
    // ArrowUp moves back to the field. Escape closes the list and keeps the typed words.
    await page.keyboard.press('ArrowUp')
    await expect(first).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(field).toHaveValue('поши')
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toContainText(chosen)
    await expect(field).toHaveValue(chosen)
    await expect(list).toHaveCount(0)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme, viewport: { width: 360, height: 740 } })

      test(`corrected results and open suggestions pass axe and fit 360 px in ${language}, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(searchAddress(language, 'пощиття'))
        const field = page.getByRole('main').locator('input[name=query]')
        await field.fill('пош')
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expectGoodPage(page)
        await field.fill('пошиття')
        await field.press('Enter')
        await expect(page.locator('h1')).toContainText('пошиття')
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        await field.fill('')
        await expect(page.getByRole('listbox', { name: words.recent })).toBeVisible()
        await expectGoodPage(page)
      })
    })
  }
}

for (const viewport of [
  { width: 390, height: 480 },
  { width: 360, height: 420 },
]) {
  test.describe(() => {
    // The height of a phone's screen that an on-screen keyboard leaves free.
    test.use({ viewport, hasTouch: true })

    test(`suggestions in the menu end above the on-screen keyboard at ${viewport.width} px, and each is reachable`, async ({
      page,
    }) => {
      await page.goto('/orders/page/1')
      await page.getByRole('button', { name: 'Відкрити меню' }).click()
      const menu = page.locator('#site-menu')
      await menu.locator('input[name=query]').pressSequentially('мет')
      const options = page.getByRole('listbox').getByRole('option')
      await expect(options.first()).toBeVisible()
      const count = await options.count()
      expect(count).toBeGreaterThan(4)
      await expect(menu.getByRole('status')).toHaveText(new RegExp(`${count}`))
      for (let at = 0; at < count; at += 1) {
        await page.keyboard.press('ArrowDown')
        await expect(options.nth(at)).toBeInViewport({ ratio: 0.95 })
      }
      const list = await page.getByRole('listbox').locator('..').boundingBox()
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    })
  })
}

test('recent searches are stored in the browser, and each can be removed', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('main').locator('input[name=query]')
  for (const query of ['спецодяг', 'меблі', 'штори']) {
    await field.fill(query)
    await field.press('Enter')
    await expect(page.locator('h1')).toContainText(query)
    // The browser remembers a search once the page is hydrated.
    await whenHydrated(page)
  }
  await page.reload()
  await field.fill('')
  const options = page.getByRole('listbox', { name: WORDS.uk.recent }).getByRole('option')
  await expect(options).toHaveText(['штори', 'меблі', 'спецодяг'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(options).toHaveText(['меблі', 'спецодяг'])
  await options.first().hover()
  await page.getByTitle('Прибрати «меблі»').click()
  await expect(options).toHaveText(['спецодяг'])
  await page.getByRole('button', { name: WORDS.uk.clear }).click()
  await expect(options).toHaveCount(0)
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('further typing aborts outdated suggestion requests', async ({ page }) => {
  const aborted: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/v1/search/suggest')) aborted.push(request.url())
  })
  let held = false
  await page.route('**/v1/search/suggest?*', async (route) => {
    // The first request never gets an answer.
    if (held) await route.continue()
    held = true
  })
  await page.goto('/search')
  const field = page.getByRole('main').locator('input[name=query]')
  const firstRequest = page.waitForRequest('**/v1/search/suggest?*')
  await field.fill('пош')
  await firstRequest
  await field.fill('поши')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(aborted.map((url) => new URL(url).searchParams.get('query'))).toEqual(['пош'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('corrections, the literal search, tabs and filters are links', async ({ page }) => {
    await page.goto(searchAddress('uk', 'пощиття'))
    await expect(page.getByText(WORDS.uk.shownFor)).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Де шукати' })
    await tabs.getByRole('link', { name: /^Замовлення/ }).click()
    await expect(page).toHaveURL(/in=orders/)
    await page.getByRole('button', { name: 'Фільтри' }).click()
    const categories = page.getByRole('region', { name: 'Категорія' })
    await categories.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/in=orders&category=/)
    await expect(listedRows(page).first()).toBeVisible()
    await page.getByRole('link', { name: /^Прибрати фільтр/ }).click()
    await expect(page).not.toHaveURL(/category=/)
    await page.getByRole('link', { name: WORDS.uk.asTyped }).click()
    await expect(page).toHaveURL(/literal=1/)
  })
})

function searchAddress(language: Language, query: string): string {
  return inLanguage(`/search?${new URLSearchParams({ query })}`, language)
}

import { expect, patience, test } from '../../fixtures.ts'
import { ownDatabase } from '../../own-database.ts'
import { ownSite } from '../../own-site.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'
import { listedRows } from '../listed-rows.ts'
import { overflow } from '../page-fit.ts'

const site = ownSite(test)

const WORDS = {
  uk: {
    tooLong: 'Запит задовгий: можна щонайбільше 100 символів.',
    partial: /^Пошук тривав надто довго, і його зупинено/,
  },
  en: {
    tooLong: 'The query is too long: 100 characters at most.',
    partial: /^The search took too long and was stopped/,
  },
} as const

test.describe(() => {
  // JavaScript is off, because this test checks the page that the server renders.
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  for (const language of LANGUAGES) {
    const words = WORDS[language]

    test(`a query that is too long stays in the field with an explanation, in ${language}`, async ({
      page,
    }) => {
      for (const query of ['куртки '.repeat(50).trim(), "('&!|:*".repeat(100), 'q'.repeat(1_500)]) {
        const answer = await page.goto(searchAddress(language, query))
        expect(answer?.status()).toBe(422)
        const field = page.getByRole('main').locator('input[name=query]')
        await expect(field).toHaveValue(query)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(words.tooLong)
      }
    })
  }

  test('no query breaks the page, and each stays in the field as typed', async ({ page }) => {
    for (const query of [
      '?!.,;:—',
      "'куртк':*A & !(b|c) <2> d",
      "'; drop table orders; --",
      '<script>alert(1)</script>',
      '😀🏳️‍🌈 куртки',
      '\u202eитк\u202cурк',
      'і '.repeat(50).trim(),
      'к'.repeat(100),
      `к${'\u0301'.repeat(99)}`,
    ]) {
      const answer = await page.goto(searchAddress('uk', query))
      expect(answer?.status(), query).toBe(200)
      await expect(page.getByRole('main').locator('input[name=query]'), query).toHaveValue(query)
      expect(await overflow(page), query).toBeLessThanOrEqual(0)
    }
  })
})

test('a search that times out shows partial results and says so', async ({ page }) => {
  await expect(async () => {
    await page.goto(`${searchAddress('uk', 'метал')}&in=producers`)
    await expect(listedRows(page).first()).toBeVisible({ timeout: patience(1_000) })
  }, 'the index follows the first start').toPass()
  const database = await ownDatabase(site.dataDir())
  try {
    await database.query('begin; lock table order_documents in access exclusive mode')
    for (const language of LANGUAGES) {
      const answer = await page.goto(searchAddress(language, 'метал'))
      expect(answer?.status()).toBe(200)
      await expect(page.getByText(WORDS[language].partial)).toBeVisible()
      // A second SQL statement searches for producers. It stayed within its time limit, so the page still shows
      // producers.
      await expect(listedRows(page).first()).toBeVisible()
    }
    await database.query('rollback')
    await page.goto(searchAddress('uk', 'метал'))
    await expect(page.getByText(WORDS.uk.partial)).toHaveCount(0)
  } finally {
    await database.end()
  }
})

function searchAddress(language: Language, query: string): string {
  return inLanguage(`/search?${new URLSearchParams({ query })}`, language)
}

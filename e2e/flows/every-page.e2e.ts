import type { Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '../axe.ts'
import { expect, patience, test, whenHydrated } from '../fixtures.ts'
import { everyKind, everyPage, inLanguage, LANGUAGES, type Language } from './addresses.ts'
import { expectPagesFit } from './page-fit.ts'

for (const language of LANGUAGES) {
  test(`every page in ${language} is complete, in one language only, and linked to the other`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(600_000))
    for (const path of await everyPage(request)) {
      const address = inLanguage(path, language)
      const answer = await page.goto(address)
      await whenHydrated(page)
      expect.soft(answer?.status(), address).toBe(200)
      expect.soft(await page.locator('html').getAttribute('lang'), address).toBe(language)
      await expect.soft(page.locator('h1'), address).toHaveCount(1)
      expect.soft(await foreignTexts(page, language), address).toEqual([])
      await expectMutualAlternates(page, path, language)
    }
  })

  // The Ukrainian pages load in the light color scheme and the English pages in the dark one. In both languages, the
  // test also checks the colors of the other scheme.
  const colorScheme = language === 'uk' ? 'light' : 'dark'
  test.describe(() => {
    test.use({ colorScheme })

    test(`axe finds nothing on any page in ${language}, light and dark`, async ({ page, request }) => {
      test.setTimeout(patience(600_000))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of [...(await everyKind(request)), '/no/such/page']) {
        await page.goto(inLanguage(path, language))
        await whenHydrated(page)
        const found = await axeFindingsInBothSchemes(page, colorScheme)
        expect.soft(found, `${language} ${path}`).toEqual([])
      }
    })
  })
}

test('no page is wider than the screen, from 360 to 1920 px', async ({ page, request }) => {
  test.setTimeout(patience(600_000))
  await expectPagesFit(page, [...(await everyPage(request)), '/no/such/page'])
})

/** Returns texts in the other language. Texts inside an element with its own `lang` are allowed. */
function foreignTexts(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((own) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!holder || !text || holder.closest('script, style, noscript')) continue
      if (holder.closest('[lang]')?.getAttribute('lang') !== own) continue
      // Ukrainian texts may contain Latin names and names of standards, but not three English words in lower case in a
      // row.
      const foreign = own === 'en' ? /[а-яґєії]/i : /\b(?:[a-z]{2,} ){2}[a-z]{2,}\b/
      if (foreign.test(text)) found.push(text.slice(0, 80))
    }
    return found
  }, language)
}

async function expectMutualAlternates(page: Page, path: string, language: Language) {
  const robots = page.locator('meta[name=robots]')
  // Pages that search engines must not index have no links to the other language in their head.
  if ((await robots.count()) > 0) return
  const links = await page.evaluate(() =>
    Array.from(document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]'), (link) => [
      link.getAttribute('hreflang') ?? 'canonical',
      link.getAttribute('href') ?? '',
    ]),
  )
  const { canonical, uk, en, ...others } = Object.fromEntries(links)
  const where = inLanguage(path, language)
  expect.soft(language === 'uk' ? uk : en, where).toBe(canonical)
  expect.soft(others['x-default'], where).toBe(uk)
  expect
    .soft(new URL(en ?? '', 'http://none').pathname, where)
    .toBe(inLanguage(new URL(uk ?? '', 'http://none').pathname, 'en'))
}

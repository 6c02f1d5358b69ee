import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { everyPage, inLanguage, LANGUAGES, type Language } from './addresses.ts'

for (const language of LANGUAGES) {
  test(`every page in ${language} is whole, in its language alone, and linked to the other`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    for (const path of await everyPage(request)) {
      const address = inLanguage(path, language)
      const answer = await page.goto(address, { waitUntil: 'networkidle' })
      expect.soft(answer?.status(), address).toBe(200)
      expect.soft(await page.locator('html').getAttribute('lang'), address).toBe(language)
      await expect.soft(page.locator('h1'), address).toHaveCount(1)
      expect.soft(await foreignTexts(page, language), address).toEqual([])
      await expectMutualAlternates(page, path, language)
    }
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page in ${language}, ${colorScheme}`, async ({
      browser,
      baseURL,
      request,
    }) => {
      test.setTimeout(300_000)
      const page = await browser.newPage({
        colorScheme,
        reducedMotion: 'reduce',
        ...(baseURL ? { baseURL } : {}),
      })
      for (const path of [...(await everyPage(request)), '/no/such/page']) {
        await page.goto(inLanguage(path, language), { waitUntil: 'networkidle' })
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
        )
        expect.soft(found, `${language} ${path}`).toEqual([])
      }
      await page.close()
    })
  }
}

test('no page is wider than the screen, from 360 to 1920 px', async ({ page, request }) => {
  test.setTimeout(240_000)
  for (const path of [...(await everyPage(request)), '/no/such/page']) {
    for (const width of [360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

/** Texts in the other language that no `lang` of their own explains. */
function foreignTexts(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((own) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!holder || !text || holder.closest('script, style, noscript')) continue
      if (holder.closest('[lang]')?.getAttribute('lang') !== own) continue
      // Latin names and standards stand in Ukrainian texts; three plain English words in a row do not.
      const foreign = own === 'en' ? /[а-яґєії]/i : /\b(?:[a-z]{2,} ){2}[a-z]{2,}\b/
      if (foreign.test(text)) found.push(text.slice(0, 80))
    }
    return found
  }, language)
}

async function expectMutualAlternates(page: Page, path: string, language: Language) {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const alternate = (hreflang: string) =>
    page.locator(`link[rel=alternate][hreflang="${hreflang}"]`).getAttribute('href')
  const where = inLanguage(path, language)
  expect.soft(await alternate(language), where).toBe(canonical)
  const [uk, en] = [await alternate('uk'), await alternate('en')]
  expect.soft(await alternate('x-default'), where).toBe(uk)
  expect.soft(new URL(en ?? '').pathname, where).toBe(inLanguage(new URL(uk ?? '').pathname, 'en'))
}

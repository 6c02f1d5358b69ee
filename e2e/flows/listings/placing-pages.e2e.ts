import { axeFindings } from '../../axe.ts'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { inLanguage } from '../addresses.ts'
import { expectPagesFit } from '../page-fit.ts'
import { clickNext } from './placing-steps.ts'

const STEPS = {
  order: ['what', 'terms', 'preview'],
  producer: ['who', 'work', 'terms', 'pictures', 'contact', 'preview'],
}
const PAGES = [
  ...Object.entries(STEPS).flatMap(([kind, steps]) =>
    steps.map((step) => `/advertisement/${kind}?step=${step}`),
  ),
  '/advertisement/order/manage',
]

for (const [language, colorScheme] of [
  ['uk', 'light'],
  ['en', 'dark'],
] as const) {
  test(`axe finds nothing on any step of placing in ${language}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(patience(180_000))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await page.goto(inLanguage(path, language))
      await whenHydrated(page)
      await expect.soft(page.locator('h1'), path).toHaveCount(1)
      const found = await axeFindings(page)
      expect.soft(found, `${language} ${path}`).toEqual([])
    }
  })
}

test('axe finds nothing on a refused step', async ({ page }) => {
  for (const kind of ['order', 'producer']) {
    await page.goto(`/advertisement/${kind}`)
    await clickNext(page, 'uk')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  }
})

test('no step of placing is wider than the screen, from 360 to 1920 px', async ({ page }) => {
  test.setTimeout(patience(120_000))
  await expectPagesFit(page, ['/advertisement', ...PAGES])
})

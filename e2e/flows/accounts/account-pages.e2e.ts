import { axeFindings, axeFindingsInBothSchemes } from '../../axe.ts'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { expectPagesFit } from '../page-fit.ts'
import { tokenOf, useToken } from './account-steps.ts'

const PAGES = [
  '/user',
  '/user/edit',
  '/user/advertisment',
  '/user/leads',
  '/user/notices',
  '/advertisement/renew',
  '/panel',
  '/verify/nonsense',
  '/feedback?sent=7',
]

/** Pages of people who have listings, leads and fitting orders. */
const FULL_PAGES = [
  ['customer', '/user'],
  ['customer', '/user/leads'],
  ['customer', '/user/advertisment'],
  ['producer', '/user'],
  ['producer', '/user/leads?side=sent'],
] as const

for (const language of LANGUAGES) {
  const colorScheme = language === 'uk' ? 'light' : 'dark'
  test(`axe finds nothing on pages of accounts in ${language}, light and dark`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(180_000))
    await useToken(context, await tokenOf(request, 'moderator'))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of PAGES) {
      await page.goto(inLanguage(path, language))
      await whenHydrated(page)
      await expect.soft(page.locator('h1'), path).toHaveCount(1)
      expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(language)
      const found = await axeFindingsInBothSchemes(page, colorScheme)
      expect.soft(found, `${language} ${path}`).toEqual([])
    }
    for (const [person, path] of FULL_PAGES) {
      await useToken(context, await tokenOf(request, person))
      await page.goto(inLanguage(path, language))
      await whenHydrated(page)
      await expect.soft(page.getByRole('main').getByRole('listitem'), path).not.toHaveCount(0)
      const found = await axeFindingsInBothSchemes(page, colorScheme)
      expect.soft(found, `${language} ${person} ${path}`).toEqual([])
    }
  })
}

test('axe finds nothing on refused forms and the account menu', async ({ page, context, request }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Створити обліковий запис' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await useToken(context, await tokenOf(request, 'moderator'))
  // The menu lies above a page without links at its edge: what is half covered would count as too small.
  await page.goto('/terms')
  await page.getByRole('button', { name: /Обліковий запис:/ }).click()
  expect(await axeFindings(page)).toEqual([])
})

test('no page of accounts is wider than the screen, from 360 to 1920 px', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  await useToken(context, await tokenOf(request, 'moderator'))
  await expectPagesFit(page, PAGES)
})

import { axeFindings } from '../axe.ts'
import { expect, patience, test, whenHydrated } from '../fixtures.ts'
import { ownSite } from '../own-site.ts'
import { tokenOf, useToken } from './accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from './addresses.ts'
import { picture } from './listings/placing-steps.ts'

test.describe.configure({ mode: 'serial' })
ownSite(test)

const WORDS = {
  uk: {
    title: 'Вигляд сайту',
    own: 'Українська',
    color: 'Колір кнопок і посилань',
    remove: 'Прибрати «Логотип»',
    save: 'Зберегти',
    saved: 'Збережено',
    name: 'Ковальня',
    hex: '#6a1b9a',
  },
  en: {
    title: 'Look of the site',
    own: 'English',
    color: 'Colour of buttons and links',
    remove: 'Remove “Logo”',
    save: 'Save',
    saved: 'Saved',
    name: 'Smithy',
    hex: '#c2185b',
  },
} as const

for (const language of LANGUAGES) {
  test(`an admin sets the name, colour and logo, and visitors see them after a reload (${language})`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const words = WORDS[language]
    const visitor = await (await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' })).newPage()
    await visitor.goto(inLanguage('/', language))
    await expect(visitor.getByRole('banner').getByText(words.name).first()).toBeHidden()

    await useToken(context, await tokenOf(request, 'admin'))
    await page.goto(inLanguage('/panel/brand', language))
    await expect(page.locator('h1')).toHaveText(words.title)
    await page.getByLabel(words.own, { exact: true }).fill(words.name)
    await page.getByLabel(words.color).fill(words.hex)
    await expect(page.locator('[data-preview=dark]')).toContainText(words.name)
    // The tests of both languages use one site. The second test removes the logo that the first test has uploaded.
    const remove = page.getByRole('button', { name: words.remove })
    if (await remove.isVisible()) await remove.click()
    await page
      .locator('#brand-logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture(200, 180) })
    await expect(page.locator('[data-preview=light] img')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()

    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByRole('banner').getByText(words.name).first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(visitor.getByRole('banner').locator('img').first()).toHaveAttribute('src', /^\/media\//)
    await expect(visitor).toHaveTitle(new RegExp(words.name))
    const icon = await visitor.locator('link[type="image/svg+xml"]').getAttribute('href')
    expect(await (await request.get(icon ?? '')).text()).toContain('data:image/png')
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme })
      await whenHydrated(visitor)
      expect(await axeFindings(visitor)).toEqual([])
    }
    await visitor.context().close()
  })
}

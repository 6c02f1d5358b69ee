import { randomInt } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '../../axe.ts'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'
import { overflow } from '../page-fit.ts'
import { newAddress, newUser, tokenOf, useToken } from './account-steps.ts'

const WORDS = {
  uk: {
    bell: (n: number) =>
      n === 0 ? 'Сповіщення' : `Сповіщення: ${n} ${n === 1 ? 'непрочитане' : 'непрочитані'}`,
    title: 'Сповіщення',
    text: /^Ми відповіли на ваше звернення/,
    isNew: 'Нове',
    readAll: 'Позначити прочитаними',
  },
  en: {
    bell: (n: number) => (n === 0 ? 'Notices' : `Notices: ${n} unread`),
    title: 'Notices',
    text: /^We answered your message/,
    isNew: 'New',
    readAll: 'Mark as read',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)
  const bellOf = (page: Page, n: number) =>
    page.getByRole('banner').getByRole('link', { name: words.bell(n), exact: true })

  test(`in ${language} the bells of two tabs count together, and reading in one is seen in both`, async ({
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const sender = await newSender(request, context)
    const [list, desk] = [await context.newPage(), await context.newPage()]
    await list.goto(at('/orders/page/1'))
    await desk.goto(at('/user'))
    for (const page of [list, desk]) {
      await expect(bellOf(page, 0)).toBeVisible()
      // Only a visible tab connects.
      await page.bringToFront()
      await expect(page.locator('[data-connection=connected]')).toBeAttached({ timeout: patience(30_000) })
    }
    await sender.getAnswer()
    for (const page of [list, desk]) await expect(bellOf(page, 1)).toBeVisible()
    await sender.getAnswer()
    for (const page of [list, desk]) await expect(bellOf(page, 2)).toBeVisible()

    await list.bringToFront()
    await bellOf(list, 2).click()
    await expect(list.locator('h1')).toHaveText(words.title)
    const rows = list.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(words.isNew)
    await expect(rows.first().getByRole('link')).toHaveText(words.text)
    for (const page of [list, desk]) await expect(bellOf(page, 0)).toBeVisible()
    // They stay marked as new until the page is opened again.
    await expect(rows.first()).toContainText(words.isNew)
    await list.reload()
    await expect(rows.first()).not.toContainText(words.isNew)

    // A notice that comes to the open page appears in it.
    await sender.getAnswer()
    await expect(rows).toHaveCount(3)
    for (const page of [list, desk]) await expect(bellOf(page, 0)).toBeVisible()
    await rows.first().getByRole('link').press('Enter')
    await expect(list).toHaveURL(/\/feedback$/)
  })

  test(`in ${language} notices are read and marked without JavaScript`, async ({ browser, request }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    const sender = await newSender(request, context)
    await sender.getAnswer()
    const page = await context.newPage()
    // Without scripts, the document is ready before its styles, which hide one of the two bells.
    await page.goto(process.env.E2E_ORIGIN + at('/'), { waitUntil: 'load' })
    await bellOf(page, 1).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: words.readAll }).click()
    await expect(page).toHaveURL(new RegExp(`${at('/user/notices')}$`))
    await expect(bellOf(page, 0)).toBeVisible()
    await expect(page.getByRole('button', { name: words.readAll })).toHaveCount(0)
    await context.close()
  })

  test(`in ${language} the page of notices is accessible and fits, light and dark`, async ({
    page,
    context,
    request,
  }) => {
    const colorScheme = language === 'uk' ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const sender = await newSender(request, context)
    await sender.getAnswer()
    await page.goto(at('/user/notices'))
    await whenHydrated(page)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    expect(await axeFindingsInBothSchemes(page, colorScheme)).toEqual([])
    for (const width of [360, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0)
      await expect.soft(bellOf(page, 0), `at ${width}`).toBeVisible()
    }
  })

  /** Signs in somebody who wrote to the site. Each answer that they get leaves a notice. */
  async function newSender(request: APIRequestContext, context: BrowserContext) {
    const token = await newUser(request)
    await useToken(context, token)
    return { getAnswer: () => writeAndAnswer(request, token, language) }
  }
}

async function writeAndAnswer(request: APIRequestContext, token: string, language: Language): Promise<void> {
  const part = () => randomInt(1, 255)
  const written = await request.post('/v1/feedback/create', {
    headers: {
      authorization: `Bearer ${token}`,
      // The number of messages from one IP network is limited.
      'x-forwarded-for': `198.18.${part()}.${part()}`,
      'accept-language': language,
    },
    data: { topic: 'idea', name: 'Мотря', email: newAddress(), message: 'Додайте фільтр за матеріалом' },
  })
  expect(written.status()).toBe(201)
  const { number } = await written.json()
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` }
  const { items } = await (await request.get('/v1/panel/feedback?limit=60', { headers })).json()
  const { id } = items.find((item: { number: number }) => item.number === number)
  const answered = await request.post(`/v1/panel/feedback/${id}/answer`, {
    headers,
    data: { message: 'Уже додаємо.' },
  })
  expect(answered.status()).toBe(200)
}

import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '../../axe.ts'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { overflow } from '../page-fit.ts'
import { type Member, newMember, publishProducer } from './market-steps.ts'

const WORDS = {
  uk: {
    inbox: (n: number) => (n === 0 ? 'Повідомлення' : 'Повідомлення: 1 непрочитана розмова'),
  },
  en: {
    inbox: (n: number) => (n === 0 ? 'Messages' : 'Messages: 1 unread conversation'),
  },
}

type Talk = {
  readonly customer: Member
  /** Writes to the customer. */
  readonly answer: (text: string) => Promise<void>
}

async function newTalk(request: APIRequestContext): Promise<Talk> {
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producerId = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const started = await request.post('/v1/conversation', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { producerId, text: 'Добрий день!' },
  })
  const { id } = await started.json()
  return {
    customer,
    async answer(text) {
      const sent = await request.post(`/v1/conversation/${id}/messages`, {
        headers: { authorization: `Bearer ${maker.token}` },
        data: { id: randomUUID(), text },
      })
      expect(sent.status()).toBe(201)
    },
  }
}

async function pageOf(browser: Browser, { token }: Member, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled })
  await useToken(context, token)
  return context.newPage()
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)
  const inboxOf = (page: Page, n: number) =>
    page.getByRole('banner').getByRole('link', { name: words.inbox(n), exact: true })

  test(`in ${language} two browsers of a person count unread conversations, and reading in one is seen in both`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const { customer, answer } = await newTalk(request)
    const [here, there] = [await pageOf(browser, customer), await pageOf(browser, customer)]
    await here.goto(at('/orders/page/1'))
    await there.goto(at('/user'))
    for (const page of [here, there]) {
      await expect(inboxOf(page, 0)).toBeVisible()
      await expect(page.locator('[data-connection=connected]')).toBeAttached({ timeout: patience(30_000) })
    }
    await answer('Так, візьмемося.')
    await answer('Коли чекати креслення?')
    for (const page of [here, there]) await expect(inboxOf(page, 1)).toBeVisible({ timeout: patience(2_000) })

    await inboxOf(here, 1).click()
    await here.waitForURL(/\/user\/messages$/)
    await here
      .getByRole('main')
      .getByRole('link', { name: /Ательє «Наперсток»/ })
      .click()
    await expect(here.getByRole('log')).toContainText('Коли чекати креслення?')
    for (const page of [there, here]) await expect(inboxOf(page, 0)).toBeVisible({ timeout: patience(2_000) })
    await here.context().close()
    await there.context().close()
  })

  test(`in ${language} the number is in the page without JavaScript, fits and is accessible`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const { customer, answer } = await newTalk(request)
    await answer('Так, візьмемося.')
    const plain = await pageOf(browser, customer, false)
    await plain.setViewportSize({ width: 390, height: 800 })
    // Without scripts, the document is ready before its styles, which hide one of the two links.
    await plain.goto(process.env.E2E_ORIGIN + at('/'), { waitUntil: 'load' })
    await expect(inboxOf(plain, 1)).toBeVisible()
    await plain.context().close()

    const page = await pageOf(browser, customer)
    const colorScheme = language === 'uk' ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(at('/user'))
    await whenHydrated(page)
    expect(await axeFindingsInBothSchemes(page, colorScheme)).toEqual([])
    for (const width of [320, 360, 390, 768, 1024, 1216, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0)
      await expect.soft(inboxOf(page, 1), `at ${width}`).toBeVisible()
    }
    await page.context().close()
  })
}

import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { expectGood, type Member, newMember, publishProducer } from './market-steps.ts'

type Talk = { readonly id: string; readonly customer: Member; readonly maker: Member }

async function startTalk(request: APIRequestContext): Promise<Talk> {
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producerId = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const started = await request.post('/v1/conversation', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { producerId, text: 'Добрий день!' },
  })
  expect(started.status()).toBe(200)
  return { id: (await started.json()).id, customer, maker }
}

async function say(request: APIRequestContext, { id }: Talk, { token }: Member, text: string): Promise<void> {
  const answer = await request.post(`/v1/conversation/${id}/messages`, {
    headers: { authorization: `Bearer ${token}` },
    data: { id: crypto.randomUUID(), text },
  })
  expect(answer.status()).toBe(201)
}

async function pageOf(browser: Browser, { token }: Member, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await useToken(context, token)
  return context.newPage()
}

test('fifty hostile texts are stored as sent, do nothing, and fit 360 px', async ({ browser, request }) => {
  test.setTimeout(patience(120_000))
  const talk = await startTalk(request)
  expect(HOSTILE_TEXTS).toHaveLength(50)
  for (const [place, text] of HOSTILE_TEXTS.entries()) {
    await say(request, talk, place % 2 === 0 ? talk.maker : talk.customer, text)
  }
  const page = await pageOf(browser, talk.customer, 360)
  const foreign: string[] = []
  page.on('request', (sent) => {
    if (new URL(sent.url()).origin !== process.env.E2E_ORIGIN) foreign.push(sent.url())
  })
  await page.goto(`/user/messages/${talk.id}`)
  const log = page.getByRole('log')
  await expect(log.locator('li p').filter({ hasText: 'Кінець:' })).toBeVisible()
  await page.getByRole('button', { name: 'Показати раніші' }).click()
  await expect(log.getByText('Добрий день!', { exact: true }).first()).toBeVisible()
  const shown = await log.locator('li > div > p').allTextContents()
  const stored = HOSTILE_TEXTS.map((text) => text.trim())
  expect(shown.slice(-stored.length).map((text) => text.trim())).toEqual(stored)
  // Nothing of it became an element, a link or a request.
  expect(await log.locator('li > div:not([data-end])').locator('script, img, svg, iframe, a').count()).toBe(0)
  expect(await page.title()).toMatch(/Повідомлення/)
  expect(foreign).toEqual([])
  const widths = await log.evaluate((element) => [element.scrollWidth, element.clientWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  await expectGood(page)
  await page.context().close()
})

test.describe('a minute without a network', () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/] })

  test('leaves the talk complete, in order, nothing twice, and two devices agree on what is unread', async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(240_000))
    const talk = await startTalk(request)
    const phone = await pageOf(browser, talk.customer, 390)
    await phone.goto(`/user/messages/${talk.id}`)
    const state = phone.locator('[data-connection]')
    await expect(state).toHaveAttribute('data-connection', 'connected', { timeout: patience(30_000) })
    await say(request, talk, talk.maker, 'Повідомлення 1')
    await expect(phone.getByRole('log')).toContainText('Повідомлення 1', { timeout: patience(15_000) })

    await phone.context().setOffline(true)
    const backAt = Date.now() + 60_000
    for (let n = 2; n <= 9; n += 1) await say(request, talk, talk.maker, `Повідомлення ${n}`)
    await expect.poll(() => Date.now() >= backAt, { timeout: 70_000, intervals: [1_000] }).toBe(true)
    await phone.context().setOffline(false)
    await expect(phone.getByRole('log')).toContainText('Повідомлення 9', { timeout: patience(45_000) })
    const texts = (await phone.getByRole('log').locator('li > div > p').allTextContents()).filter((text) =>
      text.startsWith('Повідомлення'),
    )
    expect(texts).toEqual(Array.from({ length: 9 }, (_, n) => `Повідомлення ${n + 1}`))

    // What the phone has shown, to its end, is read on the other device too.
    await phone.getByRole('log').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    const desk = await pageOf(browser, talk.customer, 1440)
    await expect
      .poll(async () => {
        const answer = await request.get('/v1/user/conversations', {
          headers: { authorization: `Bearer ${talk.customer.token}` },
        })
        return (await answer.json()).unread
      })
      .toBe(0)
    await desk.goto('/user/messages')
    await expect(desk.getByRole('link', { name: /Наперсток/ })).toBeVisible()
    await expect(desk.getByText(/^\d+ нов/)).toHaveCount(0)
    await phone.context().close()
    await desk.context().close()
  })
})

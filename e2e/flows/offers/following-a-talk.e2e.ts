import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import {
  expectGood,
  type Member,
  newMember,
  publishOrder,
  publishProducer,
  sendOffer,
} from './market-steps.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

type Talk = { readonly id: string; readonly customer: Member; readonly maker: Member }

/** A talk about an offer, in which the producer has written last, more than a phone shows. */
async function startTalk(request: APIRequestContext): Promise<Talk> {
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishOrder(request, customer)
  const producerId = await publishProducer(request, maker, 'Ательє «Наперсток»')
  await sendOffer(request, maker, order, producerId, 12_000)
  const started = await request.post('/v1/conversation', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { producerId, orderId: order.id, text: 'Добрий день!' },
  })
  const talk = { id: (await started.json()).id, customer, maker }
  for (let n = 1; n <= 9; n += 1) {
    await say(request, talk, maker, `Повідомлення ${n}: ${'тканина, строки та ціна партії. '.repeat(4)}`)
  }
  return talk
}

async function say(request: APIRequestContext, { id }: Talk, { token }: Member, text: string): Promise<void> {
  const answer = await request.post(`/v1/conversation/${id}/messages`, {
    headers: { authorization: `Bearer ${token}` },
    data: { id: crypto.randomUUID(), text },
  })
  expect(answer.status()).toBe(201)
}

async function unreadOf(request: APIRequestContext, { id, customer }: Talk): Promise<number> {
  const answer = await request.get(`/v1/conversation/${id}`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  return (await answer.json()).unread
}

async function pageOf(browser: Browser, { token }: Member, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport })
  await useToken(context, token)
  return context.newPage()
}

test('on a phone what is below the edge stays unread, one’s own message leads to the end, and a button to what is new', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const talk = await startTalk(request)
  const phone = await pageOf(browser, talk.customer, PHONE)
  await phone.goto(`/user/messages/${talk.id}`)
  await whenHydrated(phone)
  const log = phone.getByRole('log')
  const text = (words: string) => log.locator('li > div > p').filter({ hasText: words })
  const toNew = (n: number) => phone.getByRole('button', { name: `Нові повідомлення · ${n}` })

  // It opens at what is new. The end is below the edge: a button says so, and nothing below it counts as read.
  await expect(text('Повідомлення 1:')).toBeInViewport()
  await expect(text('Повідомлення 9:')).not.toBeInViewport()
  await expect(phone.getByRole('button', { name: /^Нові повідомлення · / })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => unreadOf(request, talk)).toBeLessThan(9)
  expect(await unreadOf(request, talk)).toBeGreaterThan(2)

  // One's own message leads to the end.
  await phone.getByLabel('Повідомлення', { exact: true }).fill('Дякую, дивлюся.')
  await phone.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await expect(text('Дякую, дивлюся.')).toBeInViewport({ ratio: 1 })
  await expect.poll(() => unreadOf(request, talk)).toBe(0)
  await expect(phone.locator('[data-connection=connected]')).toBeAttached({ timeout: patience(30_000) })

  // At the end, what comes is followed.
  await say(request, talk, talk.maker, 'Зразок уже готовий.')
  await expect(text('Зразок уже готовий.')).toBeInViewport({ ratio: 1, timeout: patience(15_000) })
  await expect.poll(() => unreadOf(request, talk)).toBe(0)

  // Elsewhere, the place stays, and the button counts.
  await log.evaluate((box) => box.scrollBy(0, -box.scrollHeight))
  await expect(text('Добрий день!')).toBeInViewport()
  await say(request, talk, talk.maker, 'Перше, чого не видно.')
  await say(request, talk, talk.maker, 'Друге, чого не видно.')
  await expect(toNew(2)).toBeInViewport({ ratio: 1, timeout: patience(15_000) })
  await expect(text('Добрий день!')).toBeInViewport()
  expect(await unreadOf(request, talk)).toBe(2)
  await expectGood(phone)
  await toNew(2).click()
  await expect(text('Друге, чого не видно.')).toBeInViewport({ ratio: 1 })
  await expect(toNew(2)).toHaveCount(0)
  await expect.poll(() => unreadOf(request, talk)).toBe(0)
  await phone.context().close()
})

for (const viewport of [PHONE, DESK]) {
  test(`at ${viewport.width} px only the messages scroll, and the field and its button are in view`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const talk = await startTalk(request)
    const page = await pageOf(browser, talk.customer, viewport)
    await page.goto(`/user/messages/${talk.id}`)
    await whenHydrated(page)
    await expect(page.getByLabel('Повідомлення', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Надіслати', exact: true })).toBeInViewport({ ratio: 1 })
    const heights = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.querySelector('[role=log]')?.clientHeight ?? 0,
      ])
    const [beyond, box] = await heights()
    expect(beyond).toBeLessThanOrEqual(0)
    expect(box).toBeGreaterThan(viewport.height * 0.35)
    await expectGood(page)
    await page.context().close()
  })
}

test('the fault of an empty message goes when one types, and the menu of a talk closes by Escape and by leaving it', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const talk = await startTalk(request)
  const page = await pageOf(browser, talk.customer, PHONE)
  await page.goto(`/user/messages/${talk.id}`)
  await whenHydrated(page)
  const fault = page.getByText('Напишіть текст або додайте файл.')
  await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await expect(fault).toBeVisible()
  await page.getByLabel('Повідомлення', { exact: true }).fill('Добрий день')
  await expect(fault).toBeHidden()

  const menu = page.locator('summary', { hasText: 'Інші дії' })
  const block = page.getByRole('button', { name: 'Заблокувати співрозмовника' })
  await menu.press('Enter')
  await expect(block).toBeVisible()
  await menu.press('Escape')
  await expect(block).toBeHidden()
  await menu.click()
  await page.getByText('Ця людина не зможе писати вам').click()
  await expect(block).toBeVisible()
  await page.getByLabel('Повідомлення', { exact: true }).click()
  await expect(block).toBeHidden()
  await page.context().close()
})

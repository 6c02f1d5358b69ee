import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, patience, test } from '../fixtures.ts'
import { ownSite } from '../own-site.ts'
import { tokenOf, useToken } from './accounts/account-steps.ts'
import { inLanguage } from './addresses.ts'

test.describe.configure({ mode: 'serial' })
ownSite(test)

test('an approved order is announced in an open list within a second', async ({ page, browser, request }) => {
  test.setTimeout(patience(120_000))
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` }
  const settings = { freeOrders: 1_000, autoApprove: { enabled: false, after: 3 } }
  await request.patch('/v1/panel/settings', { headers, data: settings })
  await page.goto('/orders/category/sewing/page/1')
  await expectSubscribed(page, 'feed:orders')
  const before = await firstRows(page)
  expect(before.length).toBeGreaterThan(3)
  const panel = await signedIn(browser, request, 'moderator', '/panel/moderation')
  await expectSubscribed(panel, 'staff:moderation')
  const waits = panel
    .getByRole('navigation')
    .getByRole('link', { name: /^Модерація/ })
    .first()
  const waitedBefore = await waits.innerText()

  const id = await placeOrder(request, 'Пошиття фартухів для пекарні')
  await expect(waits).not.toHaveText(waitedBefore, { timeout: patience(3_000) })
  await expect(panel.getByText('Черга змінилася.')).toBeVisible()
  await panel.getByRole('button', { name: 'Показати' }).click()
  await expect(panel.getByText('Черга змінилася.')).toBeHidden()
  await panel.goto(`/panel/moderation?what=new&item=${id}`)
  const approveButton = panel.getByRole('button', { name: 'Схвалити' })
  await expect(approveButton).toBeVisible()
  const answered = panel.waitForResponse(/status\/published/)
  const tookMs = [
    await timeUntilShown(page, '1 нове замовлення', async () => {
      await approveButton.click()
      await answered
    }),
  ]
  // Publishes two more orders, because the machine may be busy during one measurement. Only the fastest of the three
  // measurements counts.
  for (const [title, bar] of [
    ['Пошиття наметів для ярмарку', '2 нові замовлення'],
    ['Пошиття прапорів для громади', '3 нові замовлення'],
  ] as const) {
    const next = await placeOrder(request, title)
    tookMs.push(await timeUntilShown(page, bar, () => approve(request, next)))
  }
  expect(Math.min(...tookMs)).toBeLessThan(1_000)
  expect(await firstRows(page)).toEqual(before)

  const notice = page.getByRole('link', { name: '3 нові замовлення' })
  await notice.click()
  await expect(page.getByRole('main').getByText('Пошиття фартухів для пекарні').first()).toBeVisible()
  await expect(notice).toBeHidden()
  await panel.context().close()
})

test('an approval is announced to the owner and not in lists of other categories', async ({
  page,
  browser,
  request,
}) => {
  await page.goto(inLanguage('/orders/category/metalwork/page/1', 'en'))
  await expectSubscribed(page, 'feed:orders')
  const owner = await signedIn(browser, request, 'customer', '/user')
  await expectSubscribed(owner)
  const id = await placeOrder(request, 'Пошиття чохлів для крісел')
  await approve(request, id)
  await expect(owner.getByRole('status').filter({ hasText: 'Ваше замовлення опубліковано' })).toBeVisible()
  await expect(page.getByRole('link', { name: /new order/ })).toHaveCount(0)
  await owner.context().close()
})

for (const isBlocked of [false, true]) {
  test.describe(isBlocked ? 'without websockets' : 'with websockets', () => {
    if (isBlocked) test.use({ expectedNoise: [/WebSocket connection/] })

    test('the payment page updates without a reload', async ({ page, browser, request }) => {
      if (isBlocked) await page.routeWebSocket(/connection\/websocket/, (socket) => socket.close())
      const path = await beginPurchase(request)
      const id = path.split('/').at(-1)
      await page.clock.install()
      await page.goto(path)
      await expectSubscribed(page, `transaction:${id}`)
      // Stops the timers of the page, so that it cannot poll the server. Only a realtime event can then update the
      // page.
      await page.clock.pauseAt(Date.now() + 1_000)
      let polls = 0
      page.on('request', (sent) => {
        if (sent.url().endsWith(`/v1/payment/transaction/${id}`)) polls += 1
      })
      const elsewhere = await (await browser.newContext()).newPage()
      await elsewhere.goto(`${process.env.E2E_ORIGIN}${path}`)
      // One timer may have run when `pauseAt` moved the clock forward.
      expect(polls).toBeLessThanOrEqual(1)
      polls = 0
      await elsewhere.getByRole('button', { name: /^Сплатити 149/ }).click()
      await elsewhere.getByLabel('Номер тестової картки').fill('4242424242424242')
      await elsewhere.getByRole('button', { name: /^Сплатити 149/ }).click()
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/^Сплачено/, {
        timeout: patience(20_000),
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Сплачено/)
      expect(polls).toBeGreaterThan(0)
      await elsewhere.context().close()
    })
  })
}

test('a page works without a realtime connection', async ({ page }) => {
  await page.route('**/assets/live-part-*', (route) => route.abort())
  await page.goto('/orders/page/1')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

/** Waits until the page is connected and, if `channel` is given, subscribed to this channel. */
async function expectSubscribed(page: Page, channel?: string): Promise<void> {
  const state = page.locator('[data-connection]')
  await expect(state).toHaveAttribute('data-connection', 'connected', { timeout: patience(30_000) })
  if (channel) {
    await expect(state).toHaveAttribute('data-channels', new RegExp(`${channel}=subscribed`), {
      timeout: patience(15_000),
    })
  }
}

/** Returns the milliseconds from the end of `act` until the page shows `text` for the first time. */
async function timeUntilShown(page: Page, text: string, act: () => Promise<unknown>): Promise<number> {
  const saidAt = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.textContent?.includes(wanted)) return
          seen.disconnect()
          resolve(Date.now())
        }
        const seen = new MutationObserver(look)
        seen.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )
  await act()
  const doneAt = Date.now()
  return (await saidAt) - doneAt
}

async function firstRows(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
}

async function signedIn(
  browser: Browser,
  request: APIRequestContext,
  who: string,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'uk-UA' })
  await useToken(context, await tokenOf(request, who))
  const page = await context.newPage()
  await page.goto(`${process.env.E2E_ORIGIN}${path}`)
  return page
}

/** Creates a sewing order of the demo customer that waits for approval. Returns the order's id. */
async function placeOrder(request: APIRequestContext, title: string): Promise<string> {
  type Category = { id: string; slug: string; parentId: string | null; fields: { required: boolean }[] }
  const categories: Category[] = await (await request.get('/v1/category?counts=none')).json()
  const root = categories.find(({ slug }) => slug === 'sewing')
  const leaf = categories.find(
    ({ parentId, fields }) => parentId === root?.id && !fields.some(({ required }) => required),
  )
  const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const answer = await request.post('/v1/order/create', {
    headers,
    data: {
      title: { uk: title },
      description: { uk: 'Потрібна партія за нашими лекалами, тканина наша, доставка за домовленістю.' },
      type: 'production',
      categoryId: leaf?.id,
      regionId: 'lvivska',
      offersUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      contact: { name: 'Олена', email: 'customer@verstat.test' },
    },
  })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
  return (await answer.json()).order.id
}

async function approve(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'moderator')}` }
  const answer = await request.post(`/v1/order/${id}/status/published`, { headers, data: {} })
  expect(answer.status()).toBe(200)
}

/** Starts an upgrade of a listing of the demo customer. Returns the address of the payment page. */
async function beginPurchase(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const { items } = await (await request.get('/v1/user/subscriptions', { headers })).json()
  const free = items.find(
    (each: { status: string; plan: string; allowed: string[] }) =>
      each.status === 'free' && each.plan === 'order-free' && each.allowed.includes('upgrade'),
  )
  const answer = await request.post(`/v1/subscription/10/${free.id}/upgrade/order-plus`, {
    headers,
    data: {},
  })
  return (await answer.json()).transaction.paymentUrl
}

import {
  buyBoost,
  getSubscription,
  type ListingKind,
  listHomeSlots,
  listOrders,
  listProducers,
  retryTransaction,
} from '@verstat/contract'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import type { Renderer } from '../../../platform/web/renderer.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries, producerRow } from '../../directory/directory.testing.ts'
import { relistProducers } from '../../directory/index.ts'
import {
  type Buyer,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../billing.testing.ts'
import { brokenInvariants } from '../billing-invariants.testing.ts'

const DAY_MS = 86_400_000
/** The maximum time until a change must be visible on all pages. */
const SEEN_WITHIN_MS = 2_000

/** Renders lists as simple pages: first the promoted listings, then the other listings. */
const pages: Renderer = {
  queryKeys: () => [],
  close: async () => {},
  async render(request, { send }) {
    const { pathname } = new URL(request.url)
    if (pathname === '/') {
      const { orders, producers } = await send(listHomeSlots, {})
      return { status: 200, html: `home: ${[...orders, ...producers].map(({ id }) => id).join()}` }
    }
    const list = pathname.startsWith('/orders') ? await send(listOrders, {}) : await send(listProducers, {})
    const marked = list.items.filter(({ promotion }) => promotion.highlightUntil !== null)
    const [first] = list.items
    return {
      status: 200,
      html: `top: ${list.promoted.map(({ id }) => id).join()}; marked: ${marked.map(({ id }) => id).join()}; first: ${first?.id}; of ${list.total}`,
    }
  },
}

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers, renderer: pages })
const { db } = site.database
let buyer: Buyer
let order: Awaited<ReturnType<typeof newSubscription>>

beforeAll(async () => {
  buyer = await newBuyer(site)
})

/** Each test promotes the older of two orders, which is normally below the newer order. */
beforeEach(async () => {
  const later = new Date(site.clock.now.getTime() + 80 * DAY_MS)
  const earlier = new Date(site.clock.now.getTime() - DAY_MS)
  await db.deleteFrom('orders').execute()
  order = await newSubscription(site, buyer, { bumped_at: earlier, published_at: earlier, expires_at: later })
  const newer = await newSubscription(site, buyer, { expires_at: later })
  await says('/orders/page/1', `first: ${newer.orderId}; of 2`)
})

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

async function buy(listing: { kind: ListingKind; id: string }, boostId: string): Promise<void> {
  const { transaction } = await site.call(buyBoost, { listing, boostId }, { token: buyer.token })
  const { amount } = await site.call(retryTransaction, { id: transaction.id })
  const { reference } = fake.checkouts.at(-1) ?? { reference: '' }
  expect(await sendCallback(site, observed(reference, { amount: BigInt(amount.amountMinor) }))).toBe(200)
}

const get = async (url: string) => (await site.http.inject(url)).body

/** Waits until the cached page at `url` contains `part`. */
async function says(url: string, part: string): Promise<void> {
  const startedAt = performance.now()
  await eventually(`${url} says ${part}`, async () => (await get(url)).includes(part), 5_000)
  expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS)
}

test.each([
  ['top-7', '/orders/page/1', 7, 'top: {};'],
  ['highlight-7', '/orders/page/1', 7, 'marked: {};'],
  ['home-3', '/', 3, 'home: {}'],
] as const)('%s is seen on %s while it is paid for, and gone within two seconds after', async (boostId, url, days, part) => {
  const [paid, unpaid] = [part.replace('{}', order.orderId), part.replace('{}', '')]
  await says(url, unpaid)
  const before = await get(url)
  await buy({ kind: 'order', id: order.orderId }, boostId)
  await says(url, paid)
  expect((await get(url)).split('; first')[1]).toBe(before.split('; first')[1])
  site.clock.pass(days * DAY_MS - 1_000)
  await says(url, paid)
  site.clock.pass(2_000)
  await says(url, unpaid)
  expect(await get(url)).toBe(before)
})

test('a bump moves an order to the top of the list', async () => {
  site.clock.pass(1_000)
  await buy({ kind: 'order', id: order.orderId }, 'bump')
  await says('/orders/page/1', `first: ${order.orderId}; of 2`)
})

test.each([
  ['was paused', { status: 'paused' }],
  ['is over', { expires_at: new Date('2026-01-01T10:00:00Z') }],
] as const)('a bump of an order that %s meanwhile waits until it is back', async (_, gone) => {
  const { transaction } = await site.call(
    buyBoost,
    { listing: { kind: 'order', id: order.orderId }, boostId: 'bump' },
    { token: buyer.token },
  )
  await site.call(retryTransaction, { id: transaction.id })
  const setOrder = (columns: { status?: 'paused' | 'published'; expires_at?: Date }) =>
    db.updateTable('orders').set(columns).where('id', '=', order.orderId).execute()
  await setOrder(gone)
  await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? '', { amount: 3_900n }))
  const read = () => site.call(getSubscription, { family: '10', id: order.id }, { token: buyer.token })
  expect(await read()).toMatchObject({
    allowed: ['upgrade'],
    boosts: [{ boost: 'bump', startsAt: null, endsAt: null }],
  })
  site.clock.pass(1_000)
  await setOrder({ status: 'published', expires_at: new Date(site.clock.now.getTime() + DAY_MS) })
  await eventually('the bump is done', async () => (await read()).boosts.length === 0)
  await says('/orders/page/1', `first: ${order.orderId}`)
})

test('a listing that nobody can see cannot be boosted', async () => {
  await db.updateTable('orders').set({ status: 'paused' }).where('id', '=', order.orderId).execute()
  const listing = { kind: 'order' as const, id: order.orderId }
  const refused = await site.refusal(buyBoost, { listing, boostId: 'top-7' }, { token: buyer.token })
  expect(refused.code).toBe('move_forbidden')
})

test('no boost is sold for an expired order, which is in no list', async () => {
  const read = () => site.call(getSubscription, { family: '10', id: order.id }, { token: buyer.token })
  expect((await read()).allowed).toContain('boost')
  const { now } = site.clock
  await db.updateTable('orders').set({ expires_at: now }).where('id', '=', order.orderId).execute()
  expect((await read()).allowed).not.toContain('boost')
  const listing = { kind: 'order' as const, id: order.orderId }
  const refused = await site.refusal(buyBoost, { listing, boostId: 'bump' }, { token: buyer.token })
  expect(refused.code).toBe('move_forbidden')
})

test('producers are promoted likewise, and their owner sees until when', async () => {
  const producer = producerRow({ owner_id: buyer.userId })
  const other = producerRow()
  await db.insertInto('producers').values([producer, other]).execute()
  await relistProducers(db, [producer.id, other.id], site.clock.now)
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('producer_id', '=', producer.id)
    .executeTakeFirstOrThrow()
  await says('/producers/page/1', 'top: ;')
  const listing = { kind: 'producer' as const, id: producer.id }
  await buy(listing, 'top-7')
  await buy(listing, 'home-3')
  await says('/producers/page/1', `top: ${producer.id};`)
  await says('/', `home: ${producer.id}`)
  const now = site.clock.now.getTime()
  const { boosts } = await site.call(getSubscription, { family: '10', id }, { token: buyer.token })
  expect(boosts.map(({ boost, endsAt }) => [boost, Date.parse(endsAt ?? '') - now])).toEqual([
    ['home-3', 3 * DAY_MS],
    ['top-7', 7 * DAY_MS],
  ])
  const refused = await site.refusal(buyBoost, { listing, boostId: 'bump' }, { token: buyer.token })
  expect(refused.fields).toEqual({ boostId: 'unknown_reference' })
})

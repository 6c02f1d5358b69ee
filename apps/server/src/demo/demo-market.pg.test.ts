import {
  compareOffers,
  DEAL_STATUSES,
  type DealStatus,
  getDeal,
  getOrder,
  listConversations,
  listDeals,
  listMessages,
  listOwnOffers,
  listOwnOrders,
  listQuestions,
  login,
  type RouteOutput,
  setDealStatus,
} from '@verstat/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderRow } from '../modules/directory/directory.testing.ts'
import { loadDictionaries, storeDictionaries } from '../modules/directory/index.ts'
import { createPasswordHasher } from '../platform/security/password-hash.ts'
import { testSite } from '../test-site.testing.ts'
import { clearDemo } from './clear-demo.ts'
import { storeDemoBuyers } from './demo-buyers.ts'
import { storeDemoMarket } from './demo-market.ts'
import { DEMO_PASSWORD, storeDemoPeople } from './demo-people.ts'
import { storeDemo } from './store-demo.ts'

type Signed = { readonly token: string }
type Deals = RouteOutput<typeof listDeals>['items']

const DAY_MS = 86_400_000
const { call, clock, database } = await testSite({ prepare: (db) => storeDictionaries(db) })
const { db, pool } = database
let customer: Signed
let supplier: Signed
let deals: ReadonlyArray<Deals[number] & { readonly of: Signed }>
let compared: readonly RouteOutput<typeof compareOffers>[]

beforeAll(async () => {
  const { now } = clock
  const dictionaries = await loadDictionaries(db)
  const plan = { orders: 640, producers: 150, seed: 2026, now, mediaFolder: null, dictionaries }
  await db.transaction().execute(async (tx) => {
    await storeDemo(tx, { ...plan, report: () => {} })
    const hasher = createPasswordHasher()
    await storeDemoPeople(tx, { hasher, now })
    await storeDemoBuyers(tx, { hasher, seed: 2026 })
    await storeDemoMarket(tx, { now })
  })
  const signIn = (username: string) => call(login, { username, password: DEMO_PASSWORD })
  customer = await signIn('customer@verstat.test')
  supplier = await signIn('producer@verstat.test')
  const dealsOf = async (of: Signed) => (await call(listDeals, {}, of)).items.map((deal) => ({ ...deal, of }))
  deals = [...(await dealsOf(customer)), ...(await dealsOf(supplier))]
  const { items } = await call(listOwnOrders, { status: 'published' }, customer)
  compared = await Promise.all(items.map(({ id }) => call(compareOffers, { id }, customer)))
})

test('the customer compares five offers of different shapes', () => {
  const found = compared.filter(({ items }) => items.length > 0)
  expect(found).toHaveLength(1)
  const { items = [], opened, counts } = found[0] ?? {}
  expect([opened, counts]).toEqual([true, { live: 5, byStatus: { sent: 4, shortlisted: 1 } }])
  const shapes = items.map(({ offer: { terms, status, outdated }, code }) => ({
    basis: terms.price.basis,
    steps: terms.price.steps.length,
    setup: terms.price.setupMinor > 0,
    vat: [terms.vat.mode, terms.vat.rate],
    delivery: [terms.delivery.mode, terms.delivery.amountMinor !== null],
    sample: terms.sample?.offered === true && terms.sample.amountMinor !== null,
    deviates: !terms.meetsAll && terms.deviations !== null,
    status,
    outdated,
    code,
  }))
  const plain = {
    basis: 'unit',
    steps: 1,
    setup: false,
    vat: ['included', 20],
    delivery: ['included', false],
    sample: false,
    deviates: false,
    status: 'sent',
    outdated: false,
    code: null,
  }
  expect(shapes).toHaveLength(5)
  expect(shapes).toEqual(
    expect.arrayContaining([
      { ...plain, steps: 3, setup: true, vat: ['added', 20] },
      { ...plain, basis: 'lot', vat: ['none', null], delivery: ['pickup', false] },
      { ...plain, delivery: ['extra', true], sample: true, status: 'shortlisted' },
      { ...plain, vat: ['added', 20], delivery: ['agreed', false], deviates: true, code: 'delivery_unknown' },
      { ...plain, outdated: true },
    ]),
  )
  for (const { offer, gross } of items) {
    expect(new Date(offer.expiresAt).getTime()).toBeGreaterThan(clock.now.getTime() + 20 * DAY_MS)
    expect(gross).toBeGreaterThan(0)
  }
  expect(new Set(items.map(({ offer }) => offer.producer?.id)).size).toBe(5)
})

test('the customer talks with two producers and has one message to read, the producer with a customer', async () => {
  const own = await call(listConversations, {}, customer)
  expect(own.items.map(({ unread, order }) => [unread, order !== null])).toEqual([
    [1, true],
    [0, true],
  ])
  expect((await call(listConversations, {}, supplier)).items.length).toBeGreaterThan(0)
  for (const { id } of own.items) {
    const { items } = await call(listMessages, { conversationId: id }, customer)
    expect(items.length).toBeGreaterThan(3)
    for (const { createdAt } of items) expect(Date.parse(createdAt)).toBeLessThan(clock.now.getTime())
  }
})

test('the compared order has two answered questions and one that waits', async () => {
  const [{ order } = { order: null }] = compared.filter(({ items }) => items.length > 0)
  const { items } = await call(listQuestions, { id: order?.id ?? '' }, customer)
  expect(items.map(({ answer }) => answer !== null)).toEqual([true, true, false])
})

test('of the sealed order the customer sees only how many offers there are', () => {
  const sealed = compared.filter(({ order }) => order.offersOpen === 'atDeadline')
  expect(sealed).toHaveLength(1)
  expect(sealed[0]).toMatchObject({
    opened: false,
    items: [],
    counts: { live: 3, byStatus: { sent: 3 } },
  })
  // The flow of a reminder needs an order of the customer that ends within a week.
  const leftMs = new Date(sealed[0]?.order.expiresAt ?? 0).getTime() - clock.now.getTime()
  expect(leftMs / DAY_MS).toBeGreaterThan(2)
  expect(leftMs / DAY_MS).toBeLessThan(7)
})

describe('the deals', () => {
  const ORDER_STATUS: Readonly<Record<DealStatus, string>> = {
    awaiting: 'awarded',
    active: 'awarded',
    delivered: 'awarded',
    completed: 'completed',
    declined: 'published',
    lapsed: 'published',
    cancelled: 'published',
  }

  test('have each status, and both people have some', () => {
    expect(new Set(deals.map(({ status }) => status))).toEqual(new Set(DEAL_STATUSES))
    const sidesOf = (person: Signed) =>
      new Set(deals.filter(({ of }) => of === person).map(({ side }) => side))
    expect(sidesOf(customer)).toEqual(new Set(['customer']))
    expect(sidesOf(supplier)).toEqual(new Set(['producer']))
  })

  test('agree with their orders and their logs', async () => {
    for (const { id, status, order, offerId, of } of deals) {
      const deal = await call(getDeal, { id }, of)
      const page = await call(getOrder, { slug: order?.slug ?? '' }, of)
      expect(`${status}: ${page.status}`).toBe(`${status}: ${ORDER_STATUS[status]}`)
      const { rows } = await pool.query(
        `select f.number::int, f.status, o.deal_id, o.published_at < f.created_at as "isAfterPublication"
          from offers f join orders o on o.id = f.order_id where f.id = $1`,
        [offerId],
      )
      const isOver = ORDER_STATUS[status] === 'published'
      expect(rows[0]).toEqual({
        number: deal.snapshot.offer.number,
        status: status === 'lapsed' ? 'sent' : isOver ? 'withdrawn' : 'accepted',
        deal_id: isOver ? null : id,
        isAfterPublication: true,
      })
      expect(deal.snapshot.gross).toBeGreaterThan(0)
      expect(deal.supplier).toMatchObject({ email: expect.stringContaining('@'), userId: expect.any(String) })
      expect(deal.customer).toMatchObject({ email: expect.stringContaining('@'), userId: expect.any(String) })
      const times = deal.log.map(({ at }) => new Date(at).getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(Math.max(...times)).toBeLessThanOrEqual(clock.now.getTime())
      expect([deal.log[0]?.to, deal.log.at(-1)?.to]).toEqual(['awaiting', status])
    }
  })

  test('go on: the producer confirms the one that awaits it', async () => {
    const waiting = deals.find(({ status }) => status === 'awaiting')
    expect(new Date(waiting?.lapsesAt ?? 0).getTime()).toBeGreaterThan(clock.now.getTime() + 4 * DAY_MS)
    const { status } = await call(setDealStatus, { id: waiting?.id ?? '', status: 'active' }, supplier)
    expect(status).toBe('active')
  })
})

test('the demo producer has offers in all states', async () => {
  const { items, counts } = await call(listOwnOffers, {}, supplier)
  expect(counts).toMatchObject({ sent: 2, shortlisted: 1, declined: 1, closed: 1, withdrawn: 2, accepted: 3 })
  expect(items.find(({ status }) => status === 'declined')?.declinedReason).toBe('term')
  expect(items.find(({ status }) => status === 'closed')?.closedReason).toBe('awarded')
})

test('removing the demo beside real orders leaves no offer and no deal', async () => {
  const { rows: leaves } = await pool.query(
    'select parent_id as root_id, id as category_id from categories where parent_id is not null limit 1',
  )
  await db.insertInto('orders').values(orderRow(leaves[0])).execute()
  await clearDemo(db, '/nowhere', () => {})
  const { rows } = await pool.query(
    `select (select count(*)::int from offers) as offers, (select count(*)::int from deals) as deals,
        (select count(*)::int from deal_log) as log,
        (select count(*)::int from conversations) as talks, (select count(*)::int from orders) as orders`,
  )
  expect(rows[0]).toEqual({ offers: 0, deals: 0, log: 0, talks: 0, orders: 1 })
})

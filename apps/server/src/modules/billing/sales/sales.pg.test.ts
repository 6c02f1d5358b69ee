import {
  buyBoost,
  createBoost,
  createPlan,
  editBoost,
  editPlan,
  getMorning,
  getPanelSubscription,
  getRevenue,
  getSubscription,
  listAudit,
  listPanelOffers,
  listPanelSubscriptions,
  listPlans,
  type RouteInput,
  retryTransaction,
  upgradeSubscription,
} from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import {
  type Buyer,
  beginUpgrade,
  fakeProvider,
  newAdmin,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../billing.testing.ts'
import { brokenInvariants } from '../billing-invariants.testing.ts'
import { testJobContext } from '../job-context.testing.ts'
import { endSubscriptions } from '../subscriptions/time/paid-time-jobs.ts'

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
site.clock.now = new Date('2027-02-10T10:00:00Z')
let staff: { token: string }

// Each test needs a new session, because the tests move the clock past the end of the previous session.
beforeEach(async () => {
  staff = await newAdmin(site)
})
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

async function buyPlan(buyer: Buyer, planId: string, amount: bigint) {
  const subscription = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id: subscription.id, planId })
  await sendCallback(site, observed(reference, { amount }))
  return { ...subscription, reference, transactionId }
}

test('an edited plan is sold with its new terms, paid time is unchanged, and the audit names the editor', async () => {
  const buyer = await newBuyer(site)
  const { id } = await buyPlan(buyer, 'order-plus', 14_900n)
  const before = await site.call(getSubscription, { family: '10', id }, { token: buyer.token })
  const { plans } = await site.call(listPanelOffers, {}, staff)
  const plus = plans.find((plan) => plan.id === 'order-plus')
  expect(plus).toMatchObject({ held: 1, charged: 0, offered: true, version: 1 })
  const edited = await site.call(
    editPlan,
    { id: 'order-plus', name: { uk: 'Помітніше', en: 'Plus two' }, priceMinor: 17_900, days: 28, version: 1 },
    staff,
  )
  expect(edited).toMatchObject({ price: { amountMinor: 17_900 }, days: 28, version: 2 })
  const sold = (await site.call(listPlans, {})).plans.find((plan) => plan.id === 'order-plus')
  expect(sold).toMatchObject({ name: { uk: 'Помітніше', en: 'Plus two' }, price: { amountMinor: 17_900 } })
  expect(before.nextPrice).toEqual({ amountMinor: 14_900, currency: 'UAH' })
  expect(await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).toEqual({
    ...before,
    items: [{ id: 'order-plus', name: { uk: 'Помітніше', en: 'Plus two' } }],
    nextPrice: { amountMinor: 17_900, currency: 'UAH' },
  })
  expect((await site.call(getPanelSubscription, { id }, staff)).periods).toMatchObject([
    { item: 'order-plus', value: { amountMinor: 14_900 } },
  ])
  expect((await site.refusal(editPlan, { id: 'order-plus', version: 1 }, staff)).code).toBe('stale')
  const { items } = await site.call(listAudit, { area: 'plan' }, staff)
  expect(items[0]).toMatchObject({
    action: 'plan.edited',
    details: { item: 'order-plus', changes: { priceMinor: 17_900, days: 28 } },
  })
  await site.call(editPlan, { id: 'order-plus', priceMinor: 14_900, days: 30 }, staff)
})

test('a plan no longer sold cannot be bought, and its owners still see its name', async () => {
  await site.call(editBoost, { id: 'home-3', offered: false }, staff)
  expect((await site.call(listPlans, {})).boosts.map(({ id }) => id)).not.toContain('home-3')
  expect((await site.call(listPanelOffers, {}, staff)).boosts.map(({ id }) => id)).toContain('home-3')
  await site.call(editBoost, { id: 'home-3', offered: true }, staff)
})

const NEW = {
  name: { uk: 'Удвічі довше', en: 'Twice as long' },
  text: { uk: 'Те саме на два місяці.', en: 'The same for two months.' },
  priceMinor: 24_900,
  days: 60,
}

test('a new plan is sorted by price, and the audit names its creator', async () => {
  const created = await site.call(createPlan, { ...NEW, kind: 'order', gives: ['page', 'highlight'] }, staff)
  expect(created).toMatchObject({ id: 'order-twice-as-long', held: 0, offered: true, version: 1 })
  const again = await site.call(createPlan, { ...NEW, kind: 'order', gives: [], offered: false }, staff)
  expect(again).toMatchObject({ id: 'order-twice-as-long-2', offered: false })
  const sold = (await site.call(listPlans, {})).plans.filter(({ kind }) => kind === 'order')
  expect(sold.map(({ id }) => id)).toEqual(['order-free', 'order-plus', 'order-twice-as-long', 'order-top'])
  const { items } = await site.call(listAudit, { area: 'plan' }, staff)
  expect(items[1]).toMatchObject({
    action: 'plan.created',
    details: { item: 'order-twice-as-long', changes: { name: NEW.name, priceMinor: 24_900 } },
  })

  const buyer = await newBuyer(site)
  const { id, transactionId } = await buyPlan(buyer, created.id, 24_900n)
  expect(await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).toMatchObject({
    plan: created.id,
    status: 'active',
    transactions: [{ id: transactionId, status: 'paid' }],
  })
  await site.call(editPlan, { id: created.id, offered: false }, staff)
  const other = await newSubscription(site, buyer)
  const wanted = { id: other.id, planId: created.id }
  expect((await site.refusal(upgradeSubscription, wanted, { token: buyer.token })).code).toBe('not_found')
})

test('a new boost is sold, and an invalid one is rejected at its field', async () => {
  const boost = {
    ...NEW,
    priceMinor: 9_900,
    days: 5,
    kinds: ['producer' as const],
    gives: 'highlight' as const,
  }
  const created = await site.call(createBoost, boost, staff)
  expect(created).toMatchObject({ id: 'boost-twice-as-long', kinds: ['producer'], days: 5 })
  expect((await site.call(listPlans, {})).boosts.map(({ id }) => id)).toEqual([
    'bump',
    'highlight-7',
    'boost-twice-as-long',
    'top-7',
    'home-3',
  ])
  const fieldsOf = async (wrong: Partial<Parameters<typeof site.call<typeof createBoost>>[1]>) =>
    (await site.refusal(createBoost, { ...boost, ...wrong }, staff)).fields
  expect(await fieldsOf({ days: null })).toEqual({ days: 'invalid_value' })
  expect(await fieldsOf({ gives: 'bump', days: null })).toEqual({ kinds: 'invalid_value' })
  expect(await fieldsOf({ priceMinor: 0 })).toEqual({ priceMinor: 'too_small' })
  expect(await fieldsOf({ name: { uk: ' ', en: 'X' } })).toEqual({ 'name.uk': 'required' })
  await site.call(editBoost, { id: created.id, offered: false }, staff)
})

test('every order counts for one plan: without paid time for the free one', async () => {
  const { db } = site.database
  const heldBy = async () => {
    const { plans } = await site.call(listPanelOffers, {}, staff)
    const all = plans.filter(({ kind }) => kind === 'order').map(({ held }) => held)
    const { length } = await db
      .selectFrom('subscriptions')
      .select('id')
      .where('order_id', 'is not', null)
      .execute()
    expect(all.reduce((sum, held) => sum + held)).toBe(length)
    return plans.find(({ id }) => id === 'order-free')?.held ?? 0
  }
  const buyer = await newBuyer(site)
  const { id } = await buyPlan(buyer, 'order-plus', 14_900n)
  const before = await heldBy()
  await newSubscription(site, buyer)
  expect(await heldBy()).toBe(before + 1)
  site.clock.pass(31 * DAY_MS)
  staff = await newAdmin(site)
  await endSubscriptions(await testJobContext(db, fake.providers, () => site.clock.now))
  expect((await site.call(getPanelSubscription, { id }, staff)).status).toBe('expired')
  expect(await heldBy()).toBeGreaterThan(before + 1)
})

test.each<[RouteInput<typeof editPlan>, string]>([
  [{ id: 'order-free', priceMinor: 100 }, 'priceMinor'],
  [{ id: 'order-free', days: 30 }, 'days'],
  [{ id: 'order-free', offered: false }, 'offered'],
  [{ id: 'order-plus', priceMinor: 0 }, 'priceMinor'],
  [{ id: 'order-plus', days: null }, 'days'],
  [{ id: 'producer-pro', gives: ['page', 'bump'] }, 'gives'],
])('%o is rejected at its field', async (edit, path) => {
  expect((await site.refusal(editPlan, edit, staff)).fields).toEqual({ [path]: 'invalid_value' })
})

test.each<[RouteInput<typeof editBoost>, string]>([
  [{ id: 'bump', days: 3 }, 'days'],
  [{ id: 'bump', kinds: ['producer'] }, 'kinds'],
  [{ id: 'top-7', priceMinor: 0 }, 'priceMinor'],
  [{ id: 'top-7', days: null }, 'days'],
])('the boost edit %o is rejected at its field', async (edit, path) => {
  expect((await site.refusal(editBoost, edit, staff)).fields).toEqual({ [path]: 'invalid_value' })
})

test('subscriptions are found by owner, listing and status; free ones only on request', async () => {
  const buyer = await newBuyer(site)
  const paid = await buyPlan(buyer, 'order-top', 39_900n)
  const free = await newSubscription(site, buyer)
  const list = (query: Parameters<typeof site.call<typeof listPanelSubscriptions>>[1]) =>
    site.call(listPanelSubscriptions, query, staff)
  const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ id }) => id)
  const all = await ids({})
  expect(all).toContain(paid.id)
  expect(all).not.toContain(free.id)
  expect(await ids({ show: 'all', limit: '1' })).toEqual([free.id])
  expect(await ids({ show: 'all', limit: '1', before: free.id })).toEqual([paid.id])
  expect(await ids({ query: buyer.email.toUpperCase() })).toEqual([free.id, paid.id])
  expect(await ids({ query: paid.orderId })).toEqual([paid.id])
  expect(await ids({ query: 'nobody@example.com' })).toEqual([])
  expect(await ids({ status: 'active', plan: 'order-top' })).toEqual([paid.id])
  const one = await site.call(getPanelSubscription, { id: paid.id }, staff)
  expect(one).toMatchObject({
    owner: { id: buyer.userId, name: 'Олена Ґудзь' },
    plan: 'order-top',
    transactions: [{ id: paid.transactionId, status: 'paid' }],
  })
  expect(one.history.map(({ action }) => action)).toContain('payment.granted')
})

test('revenue is what the ledger earned by day, plan and provider, minus refunds', async () => {
  site.clock.pass(40 * DAY_MS)
  const start = site.clock.now
  staff = await newAdmin(site)
  const buyer = await newBuyer(site)
  const first = await buyPlan(buyer, 'order-plus', 14_900n)
  site.clock.pass(2 * DAY_MS)
  const { orderId } = await newSubscription(site, buyer)
  const { transaction } = await site.call(
    buyBoost,
    { listing: { kind: 'order', id: orderId }, boostId: 'top-7' },
    { token: buyer.token },
  )
  await site.call(retryTransaction, { id: transaction.id })
  await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? '', { amount: 19_900n }))
  await sendCallback(site, observed(first.reference, { status: 'refunded', refunded: 4_900n, sequence: '2' }))
  const revenue = await site.call(getRevenue, { days: '7' }, staff)
  expect(revenue.total).toEqual({ receivedMinor: 34_800, returnedMinor: 4_900 })
  const day = (at: Date) => at.toISOString().slice(0, 10)
  expect(revenue.points).toHaveLength(7)
  expect(revenue.points.filter(({ receivedMinor }) => receivedMinor > 0)).toEqual([
    { day: day(start), receivedMinor: 14_900, returnedMinor: 0 },
    { day: day(site.clock.now), receivedMinor: 19_900, returnedMinor: 4_900 },
  ])
  expect(revenue.byItem).toMatchObject([
    { item: 'top-7', name: { en: 'Ad slot for 7 days' }, receivedMinor: 19_900, returnedMinor: 0 },
    { item: 'order-plus', receivedMinor: 14_900, returnedMinor: 4_900 },
  ])
  expect(revenue.byProvider).toEqual([{ provider: 'liqpay', receivedMinor: 34_800, returnedMinor: 4_900 }])
  expect((await site.call(getRevenue, { days: '7', money: 'test' }, staff)).total.receivedMinor).toBe(0)
  expect((await site.call(getMorning, {}, staff)).revenue).toMatchObject({
    today: { amountMinor: 15_000 },
    week: { amountMinor: 29_900 },
    month: { amountMinor: 29_900 },
  })
  site.clock.pass(7 * DAY_MS)
  const { token } = await newAdmin(site)
  const later = await site.call(getRevenue, { days: '7' }, { token })
  expect([later.total.receivedMinor, later.before.receivedMinor]).toEqual([0, 34_800])
})

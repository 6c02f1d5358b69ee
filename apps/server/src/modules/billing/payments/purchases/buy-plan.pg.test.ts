import {
  buyBoost,
  cancelSubscription,
  cancelTransaction,
  getOrder,
  getSubscription,
  getTransaction,
  renewSubscription,
  retryTransaction,
  upgradeSubscription,
} from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../../../platform/testing/eventually.ts'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { db, pool } = site.database
// This moment is during the day in Kyiv, so that charges are allowed, and periods end on full hours.
site.clock.now = new Date('2027-02-10T10:00:00Z')

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

async function statusOf(id: string, token: string) {
  const { transactions, ...subscription } = await site.call(getSubscription, { family: '10', id }, { token })
  return { ...subscription, transactions }
}

test('a paid plan is active and promotes the listing at once, and its owner is notified', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const begun = await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  expect(begun.subscription).toMatchObject({ status: 'pending_payment', plan: 'order-free' })
  expect(begun.subscription.pendingUpgrade).toEqual({
    plan: 'order-top',
    transaction: { id: begun.transactionId, paymentUrl: `/payment/${begun.transactionId}` },
  })
  const open = await site.call(getTransaction, { id: begun.transactionId })
  expect(open).toMatchObject({
    status: 'pending',
    amount: { amountMinor: 39_900, currency: 'UAH' },
    checkout: { type: 'redirect', url: `https://pay.example/${begun.reference}` },
    allowed: ['retry', 'cancel'],
  })

  expect(
    await sendCallback(
      site,
      observed(begun.reference, { amount: 39_900n, card: { brand: 'visa', tail: '4242' } }),
    ),
  ).toBe(200)
  const paid = await site.call(getTransaction, { id: begun.transactionId })
  expect(paid).toMatchObject({
    status: 'paid',
    review: false,
    card: { brand: 'visa', tail: '4242' },
    allowed: [],
  })
  const end = new Date(site.clock.now.getTime() + 30 * DAY_MS).toISOString()
  expect(await statusOf(id, buyer.token)).toMatchObject({
    status: 'active',
    plan: 'order-top',
    periodEnd: end,
    autoCharge: false,
    allowed: ['upgrade', 'renew', 'cancel', 'boost'],
  })
  const order = await site.call(getOrder, { slug: await slugOf(orderId) })
  expect(order.promotion).toEqual({ topUntil: end, highlightUntil: end, homeUntil: end })
  const emails = await site.mailsTo(buyer.email, 2)
  expect(emails.at(-1)?.subject).toContain('399,00')
})

async function slugOf(orderId: string): Promise<string> {
  const { slug } = await db
    .selectFrom('orders')
    .select('slug')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return slug
}

test('a payment reported repeatedly, also after a refund, is booked once', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const paid = observed(reference, { sequence: '1' })
  await Promise.all([1, 2, 3, 4].map(() => sendCallback(site, paid, { id: `same ${reference}` })))
  await Promise.all([1, 2, 3].map(() => sendCallback(site, paid)))
  expect((await statusOf(id, buyer.token)).status).toBe('active')
  await sendCallback(site, observed(reference, { status: 'refunded', refunded: 14_900n, sequence: '2' }))
  await sendCallback(site, observed(reference, { sequence: '1' }))
  expect(await site.call(getTransaction, { id: transactionId })).toMatchObject({
    status: 'refunded',
    refunded: { amountMinor: 14_900 },
  })
  expect((await statusOf(id, buyer.token)).status).toBe('expired')
  expect((await site.call(getOrder, { slug: await slugOf(orderId) })).promotion.highlightUntil).toBeNull()
  const { rows } = await pool.query(
    `select account, sum(amount_minor)::int as sum from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where p.transaction_id = $1 group by account order by account`,
    [transactionId],
  )
  expect(rows).toEqual([
    { account: 'deferred_revenue', sum: 0 },
    { account: 'psp:liqpay', sum: 0 },
  ])
})

test('forged callbacks and callbacks for unknown payments change nothing', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  expect(await sendCallback(site, observed(reference), { sign: () => 'f'.repeat(64) })).toBe(400)
  expect(await sendCallback(site, observed('somebody-else'))).toBe(200)
  expect((await site.http.inject({ method: 'POST', url: '/v1/payment/callback/nobody' })).statusCode).toBe(
    404,
  )
  expect((await site.http.inject('/v1/payment/callback/liqpay')).statusCode).toBe(200)
  expect((await site.call(getTransaction, { id: transactionId })).status).toBe('pending')
})

test('rejected callbacks are rate-limited per network, valid ones are always accepted', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const codes = new Set<number>()
  for (let forged = 0; forged < 40; forged += 1) {
    codes.add(await sendCallback(site, observed(reference), { sign: () => 'f'.repeat(64) }))
  }
  expect([...codes]).toEqual([400, 429])
  expect(await sendCallback(site, observed(reference))).toBe(200)
  expect((await site.call(getTransaction, { id: transactionId })).status).toBe('paid')
  site.clock.pass(60_000)
})

test('a payment of another sum grants nothing and needs staff', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference, { amount: 100n }))
  expect(await site.call(getTransaction, { id: transactionId })).toMatchObject({
    status: 'processing',
    review: true,
  })
  expect((await statusOf(id, buyer.token)).status).toBe('pending_payment')
})

test('a partially signed callback is verified by a query before it counts', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference, { trust: 1 }))
  expect((await site.call(getTransaction, { id: transactionId })).status).toBe('pending')
  const { query_at } = await db
    .selectFrom('attempts')
    .select('query_at')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(query_at).toEqual(site.clock.now)
})

test('money that arrives after expiry buys the purchase, or is owed to the payer', async () => {
  const buyer = await newBuyer(site)
  const [kept, gone] = [await newSubscription(site, buyer), await newSubscription(site, buyer)]
  const first = await beginUpgrade(site, fake, buyer, { id: kept.id, planId: 'order-plus' })
  const second = await beginUpgrade(site, fake, buyer, { id: gone.id, planId: 'order-plus' })
  for (const { transactionId } of [first, second]) await site.call(cancelTransaction, { id: transactionId })
  expect((await statusOf(kept.id, buyer.token)).status).toBe('free')
  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', gone.orderId).execute()
  await sendCallback(site, observed(first.reference))
  await sendCallback(site, observed(second.reference))
  expect(await site.call(getTransaction, { id: first.transactionId })).toMatchObject({
    status: 'paid',
    review: false,
  })
  expect((await statusOf(kept.id, buyer.token)).status).toBe('active')
  expect(await site.call(getTransaction, { id: second.transactionId })).toMatchObject({
    status: 'paid',
    review: true,
  })
  expect((await statusOf(gone.id, buyer.token)).status).toBe('free')
})

test('a declined payment can be retried within the same purchase', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference, { status: 'failed', decline: { code: '51', class: 'soft' } }))
  expect(await site.call(getTransaction, { id: transactionId })).toMatchObject({
    status: 'failed',
    error: 'soft',
  })
  expect((await statusOf(id, buyer.token)).status).toBe('free')
  const again = await site.call(retryTransaction, { id: transactionId })
  expect(again.status).toBe('pending')
  await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? ''))
  expect((await statusOf(id, buyer.token)).status).toBe('active')
})

test('two tabs share one checkout, and a repeated upgrade is the same purchase', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const before = fake.checkouts.length
  await Promise.all([1, 2, 3].map(() => site.call(retryTransaction, { id: transactionId })))
  expect(fake.checkouts.length).toBe(before)
  const again = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  expect(again.transaction?.id).toBe(transactionId)
})

test('an upgrade costs the difference and starts now; a cheaper plan starts at the end of the period', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(first.reference))
  const began = site.clock.now
  site.clock.pass(18 * DAY_MS)
  const second = await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  // 12 unused days of a plan that costs 149 UAH for 30 days are worth 59.60 UAH.
  expect((await site.call(getTransaction, { id: second.transactionId })).amount.amountMinor).toBe(
    39_900 - 5_960,
  )
  expect(second.subscription).toMatchObject({ status: 'active', plan: 'order-plus' })
  await sendCallback(site, observed(second.reference, { amount: 33_940n }))
  expect(await statusOf(id, buyer.token)).toMatchObject({
    plan: 'order-top',
    periodStart: site.clock.now.toISOString(),
    periodEnd: new Date(site.clock.now.getTime() + 30 * DAY_MS).toISOString(),
  })
  const cheaper = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  expect(cheaper).toMatchObject({
    transaction: null,
    subscription: { plan: 'order-top', pendingUpgrade: { plan: 'order-plus', transaction: null } },
  })
  site.clock.now = began
})

test('a renewal adds a period after the current one; cancelling keeps the paid time', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const { token } = buyer
  await expect(site.call(renewSubscription, { family: '10', id }, { token })).rejects.toThrow(
    'move_forbidden',
  )
  await expect(site.call(cancelSubscription, { family: '10', id }, { token })).rejects.toThrow(
    'move_forbidden',
  )
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  const renewal = await site.call(renewSubscription, { family: '10', id }, { token })
  await site.call(retryTransaction, { id: renewal.transaction?.id ?? '' })
  await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? ''))
  const end = new Date(site.clock.now.getTime() + 60 * DAY_MS)
  expect((await statusOf(id, token)).periodEnd).toBe(end.toISOString())

  for (const _again of [1, 2]) {
    const cancelled = await site.call(cancelSubscription, { family: '10', id }, { token })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancelAtPeriodEnd: true,
      periodEnd: end.toISOString(),
    })
  }
  const began = site.clock.now
  for (const days of [20, 40]) {
    // Reading the status uses the session and thereby extends it.
    site.clock.now = new Date(began.getTime() + days * DAY_MS)
    expect((await statusOf(id, token)).status).toBe('cancelled')
  }
  site.clock.now = new Date(end.getTime() + 1)
  // The paid time has ended, although no job has run yet.
  expect((await statusOf(id, token)).status).toBe('expired')
  await eventually('it is stored', async () => {
    const row = await db.selectFrom('subscriptions').select('status').where('id', '=', id).executeTakeFirst()
    return row?.status === 'expired'
  })
  const { highlight_until } = await db
    .selectFrom('orders')
    .select('highlight_until')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(highlight_until === null || highlight_until <= end).toBe(true)
  site.clock.now = began
})

test('paid time of a draft starts with its publication', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer, {
    status: 'draft',
    published_at: null,
    bumped_at: null,
  })
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  expect(await statusOf(id, buyer.token)).toMatchObject({
    status: 'active',
    periodStart: null,
    periodEnd: null,
  })
  const began = site.clock.now
  site.clock.pass(5 * DAY_MS)
  const now = site.clock.now
  await db
    .updateTable('orders')
    .set({ status: 'published', published_at: now, bumped_at: now })
    .where('id', '=', orderId)
    .execute()
  await eventually('it has begun', async () => (await statusOf(id, buyer.token)).periodStart !== null)
  expect(await statusOf(id, buyer.token)).toMatchObject({
    periodStart: now.toISOString(),
    periodEnd: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
  })
  site.clock.now = began
})

test('a boost lasts for its days, two run one after the other, and a bump is immediate', async () => {
  const buyer = await newBuyer(site)
  const { orderId } = await newSubscription(site, buyer, { bumped_at: new Date('2027-01-01T10:00:00Z') })
  const listing = { kind: 'order' as const, id: orderId }
  const buy = async (boostId: string, amount: bigint) => {
    const { transaction } = await site.call(buyBoost, { listing, boostId }, { token: buyer.token })
    await site.call(retryTransaction, { id: transaction.id })
    await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? '', { amount }))
  }
  await buy('top-7', 19_900n)
  await buy('top-7', 19_900n)
  await buy('bump', 3_900n)
  const order = await site.call(getOrder, { slug: await slugOf(orderId) })
  expect(order.promotion.topUntil).toBe(new Date(site.clock.now.getTime() + 14 * DAY_MS).toISOString())
  const { bumped_at } = await db
    .selectFrom('orders')
    .select('bumped_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(bumped_at).toEqual(site.clock.now)
  const wrong = await site.refusal(buyBoost, { listing, boostId: 'no-such' }, { token: buyer.token })
  expect(wrong.fields).toEqual({ boostId: 'unknown_reference' })
})

test('foreign subscriptions cannot be read, bought for or cancelled, and unverified owners cannot buy', async () => {
  const buyer = await newBuyer(site)
  const stranger = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const from = { token: stranger.token }
  for (const refusal of [
    site.refusal(getSubscription, { family: '10', id }, from),
    site.refusal(upgradeSubscription, { id, planId: 'order-plus' }, from),
    site.refusal(renewSubscription, { family: '10', id }, from),
    site.refusal(cancelSubscription, { family: '10', id }, from),
    site.refusal(buyBoost, { listing: { kind: 'order', id: orderId }, boostId: 'bump' }, from),
    site.refusal(upgradeSubscription, { id, planId: 'producer-pro' }, { token: buyer.token }),
  ]) {
    expect((await refusal).code).toBe('not_found')
  }
  const unverified = await site.newUser()
  await db.updateTable('orders').set({ owner_id: unverified.user.id }).where('id', '=', orderId).execute()
  const refused = await site.refusal(
    upgradeSubscription,
    { id, planId: 'order-plus' },
    { token: unverified.token },
  )
  expect(refused.code).toBe('email_not_verified')
})

test('a returning browser, with any method and without a session, is only redirected to the page', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  for (const method of ['GET', 'POST'] as const) {
    const answer = await site.http.inject({
      method,
      url: `/payment/return/${transactionId}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://secure.wayforpay.com',
      },
      ...(method === 'POST' ? { payload: 'transactionStatus=Approved' } : {}),
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/payment/${transactionId}`])
  }
  // The provider is queried soon, without waiting for the callback.
  const { query_at, queries } = await db
    .selectFrom('attempts')
    .select(['query_at', 'queries'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  expect(queries > 0 || query_at?.getTime() === site.clock.now.getTime()).toBe(true)
  expect((await site.call(getTransaction, { id: transactionId })).status).toBe('pending')
})

test('the ledger is append-only and rejects postings that do not sum to zero', async () => {
  for (const change of [
    "update ledger_entries set account = 'x'",
    'delete from ledger_entries',
    'truncate ledger_postings cascade',
  ]) {
    await expect(pool.query(change)).rejects.toThrow('only be added to')
  }
  const lopsided = db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('transactions').select('id').executeTakeFirstOrThrow()
    const posting = await tx
      .insertInto('ledger_postings')
      .values({ key: 'lopsided', transaction_id: id, at: site.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('ledger_entries')
      .values({ posting_id: posting.id, account: 'bank', currency: 'UAH', amount_minor: 1 })
      .execute()
  })
  await expect(lopsided).rejects.toThrow('does not sum to zero')
})

test('an order shows that its position was bought until it gets a new position', async () => {
  const buyer = await newBuyer(site)
  const { orderId } = await newSubscription(site, buyer, { bumped_at: new Date('2027-01-01T10:00:00Z') })
  const isBumpPaid = async () => (await site.call(getOrder, { slug: await slugOf(orderId) })).isBumpPaid
  expect(await isBumpPaid()).toBe(false)
  const listing = { kind: 'order' as const, id: orderId }
  const { transaction } = await site.call(buyBoost, { listing, boostId: 'bump' }, { token: buyer.token })
  await site.call(retryTransaction, { id: transaction.id })
  await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? '', { amount: 3_900n }))
  expect(await isBumpPaid()).toBe(true)
  // This is the same update as when an expired order is published again.
  const later = new Date(site.clock.now.getTime() + DAY_MS)
  await db.updateTable('orders').set({ bumped_at: later }).where('id', '=', orderId).execute()
  expect(await isBumpPaid()).toBe(false)
})

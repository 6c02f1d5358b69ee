import {
  cancelSubscription,
  renewSubscription,
  retryTransaction as retryRoute,
  upgradeSubscription,
} from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginUpgrade, newBuyer, newSubscription, observed, sendCallback } from '../../billing.testing.ts'
import type { JobContext } from '../../billing-context.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { after, chargingSite, refusing, START } from '../../charging.testing.ts'
import { applyEvent, applyWaitingEvents, storeEvent } from '../../payments/provider/provider-inbox.ts'
import { expirePurchases, reconcile } from '../../payments/provider/reconcile.ts'
import { retryTransaction } from '../../payments/purchases/retry-transaction.ts'
import { endSubscriptions } from '../time/paid-time-jobs.ts'
import { announceCharges, chargeDue } from './charge-due.ts'

const { site, fake, ctx, charged, stopOtherCharges, reset, rowOf, highlightOf } = await chargingSite()
const { db, pool } = site.database

beforeEach(reset)
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

test('with consent the card is charged at the end of the period, announced 7 days and a day before', async () => {
  const { buyer, id } = await charged({ isAnnounced: false })
  expect(await rowOf(id)).toMatchObject({
    status: 'active',
    auto_charge: true,
    next_charge_at: after(30, -2),
  })
  const { rows } = await pool.query(
    'select body, revoked_at, ip <> $2 as has_ip from consents where subscription_id = $1',
    [id, ''],
  )
  expect(rows).toEqual([{ body: expect.stringContaining('7\u00a0днів'), revoked_at: null, has_ip: true }])
  for (const [days, emails] of [
    [22, 2],
    [23.5, 3],
    [24, 3],
    [29.5, 4],
    [29.6, 4],
  ] as const) {
    site.clock.now = after(days)
    await announceCharges(ctx)
    expect(await site.mailsTo(buyer.email, emails)).toHaveLength(emails)
  }
  await chargeDue(ctx)
  expect(fake.charges).toEqual([])
  site.clock.now = after(30, -2)
  await Promise.all([chargeDue(ctx), chargeDue(ctx)])
  expect(fake.charges.map(({ token, amount }) => [token, amount])).toEqual([[`token of ${id}`, 14_900n]])
  expect(await rowOf(id)).toMatchObject({
    status: 'active',
    period_end: after(60),
    next_charge_at: after(60, -2),
  })
})

test('card tokens are stored nowhere in plain text', async () => {
  const { id } = await charged()
  const { rows } = await pool.query<{ found: boolean }>(
    `select position($1::bytea in sealed_token) > 0 as found from payment_methods
     union all select position($1::bytea in sealed) > 0 from provider_events`,
    [Buffer.from(`token of ${id}`)],
  )
  expect(rows.some(({ found }) => found)).toBe(false)
  expect(rows.length).toBeGreaterThan(1)
})

test('no card is charged at night', async () => {
  const { id } = await charged()
  site.clock.now = new Date('2027-03-12T20:30:00Z')
  await db.updateTable('subscriptions').set({ next_charge_at: START }).where('id', '=', id).execute()
  await chargeDue(ctx)
  expect(fake.charges).toEqual([])
})

test('a declined charge is retried after 24, 48 and 72 hours with all features kept, then the plan ends', async () => {
  const { id, orderId } = await charged()
  fake.charge = refusing('soft')
  for (const [index, status] of ['past_due', 'past_due', 'past_due', 'expired'].entries()) {
    site.clock.now = after(30 + index, -2)
    await chargeDue(ctx)
    await chargeDue(ctx)
    expect(fake.charges).toHaveLength(index + 1)
    expect((await rowOf(id)).status).toBe(status)
    const highlight_until = await highlightOf(orderId)
    if (status === 'past_due') expect(highlight_until).toEqual(after(33))
    else expect(highlight_until === null || highlight_until <= site.clock.now).toBe(true)
  }
  site.clock.now = after(35)
  await chargeDue(ctx)
  expect(fake.charges).toHaveLength(4)
  expect(new Set(fake.charges.map(({ reference }) => reference)).size).toBe(4)
})

test('a charge that was possibly made is queried and never sent again', async () => {
  const { id } = await charged()
  fake.charge = async () => ({ kind: 'unknown', why: 'no answer' })
  site.clock.now = after(30, -2)
  await chargeDue(ctx)
  for (const minutes of [61, 122]) {
    site.clock.now = new Date(after(30, -2).getTime() + minutes * 60_000)
    fake.query = async () => ({ kind: 'unknown', why: 'still none' })
    await Promise.all([chargeDue(ctx), reconcile(ctx), expirePurchases(ctx)])
  }
  expect(fake.charges).toHaveLength(1)
  fake.query = async (reference) => ({ kind: 'observed', observation: observed(reference, { trust: 3 }) })
  site.clock.now = after(31)
  await reconcile(ctx)
  expect((await rowOf(id)).status).toBe('active')
  expect(fake.charges).toHaveLength(1)
})

test('owners who cancelled or gave the listing away are never charged', async () => {
  const first = await charged()
  const second = await charged()
  await site.call(cancelSubscription, { family: '10', id: first.id }, { token: first.buyer.token })
  const other = await newBuyer(site)
  await db.updateTable('orders').set({ owner_id: other.userId }).where('id', '=', second.orderId).execute()
  site.clock.now = after(30)
  await chargeDue(ctx)
  expect(fake.charges).toEqual([])
  site.clock.now = after(31)
  await endSubscriptions(ctx)
  expect((await rowOf(first.id)).status).toBe('expired')
})

test('fifty concurrent upgrades, renewals and cancellations give one consistent result and one charge', async () => {
  const { buyer, id } = await charged()
  const from = { token: buyer.token, ip: '10.9.9.9' }
  const moves = Array.from({ length: 50 }, (_, index) => {
    if (index % 5 === 4) return site.call(cancelSubscription, { family: '10', id }, from)
    if (index % 5 === 3) return site.call(renewSubscription, { family: '10', id }, from)
    return site.call(upgradeSubscription, { id, planId: 'order-top', autoCharge: true }, from)
  })
  const results = await Promise.allSettled(moves)
  const faults = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(faults.filter((fault) => !/move_forbidden/.test(fault))).toEqual([])
  expect(fake.charges.length).toBeLessThanOrEqual(1)
  const { rows } = await pool.query<{ kind: string; status: string; count: number }>(
    `select kind, status, count(*)::int from transactions
      where subscription_id = $1 and status not in ('cancelled') group by kind, status`,
    [id],
  )
  const count = (list: typeof rows) => list.reduce((sum, each) => sum + each.count, 0)
  // One payment is for the first plan. Every other payment belongs to a charge.
  expect(count(rows.filter(({ status }) => status === 'paid'))).toBe(1 + fake.charges.length)
  expect(count(rows.filter(({ status }) => status !== 'paid'))).toBeLessThanOrEqual(1)
})

class Killed extends Error {}

/** Ignores the error with which the test kills a process. Any other error fails the test. */
function onlyKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

/** Creates a job context whose process is killed at its nth database statement. */
function dyingContext(nth: number): { ctx: JobContext; lived: () => boolean } {
  let count = 0
  const dying = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1
      if (count >= nth) throw new Killed()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ctx: { ...ctx, db: dying }, lived: () => count < nth }
}

test('a process killed at any statement of a charge loses no money, charges once and grants nothing unpaid', async () => {
  let reached = 0
  for (let nth = 1; ; nth += 1) {
    await stopOtherCharges()
    const { id } = await charged()
    fake.charges.length = 0
    site.clock.now = after(30, -2)
    const { ctx: dying, lived } = dyingContext(nth)
    await chargeDue(dying).catch(onlyKilled)
    const sent = [...fake.charges]
    fake.query = async (reference) =>
      sent.some((charge) => charge.reference === reference)
        ? { kind: 'observed', observation: observed(reference, { trust: 3 }) }
        : { kind: 'not_sent', reason: 'not_found', why: 'never heard of' }
    // After the kill, a restarted process runs the jobs several times in the last two hours of the paid period.
    for (const minutes of [3, 20, 62, 65, 85, 115]) {
      // After the renewal is done, the jobs run only once more, at the end.
      const isDone = (await rowOf(id)).period_end?.getTime() === after(60).getTime()
      if (isDone && minutes < 115) continue
      site.clock.now = new Date(after(30, -2).getTime() + minutes * 60_000)
      await applyWaitingEvents(ctx)
      await reconcile(ctx)
      await chargeDue(ctx)
    }
    expect(fake.charges, `killed at statement ${nth}`).toHaveLength(1)
    expect(await rowOf(id), `killed at statement ${nth}`).toMatchObject({
      status: 'active',
      period_end: after(60),
    })
    site.clock.now = START
    reached = nth
    if (lived()) break
  }
  // Each round kills the process at the next SQL statement of a charge. A charge needs more than 20 statements, so fewer
  // rounds would mean that some were never tried.
  expect(reached).toBeGreaterThan(20)
}, 120_000)

test('a process killed at any statement of opening a checkout leaves the payer a usable one', async () => {
  let reached = 0
  for (let nth = 1; ; nth += 1) {
    const buyer = await newBuyer(site)
    const { id } = await newSubscription(site, buyer)
    const bought = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
    const transaction = { id: bought.transaction?.id ?? '' }
    const { ctx: dying, lived } = dyingContext(nth)
    const visitor = { actor: null, realtime: null, ip: '10.9.9.9', locale: 'uk' as const }
    await retryTransaction({ ...dying, ...visitor }, transaction).catch(onlyKilled)
    site.clock.pass(61_000)
    const shown = await site.call(retryRoute, transaction)
    expect(shown, `killed at statement ${nth}`).toMatchObject({
      status: 'pending',
      checkout: { type: 'redirect' },
    })
    await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? ''))
    expect((await rowOf(id)).status, `killed at statement ${nth}`).toBe('active')
    reached = nth
    if (lived()) break
  }
  expect(reached).toBeGreaterThan(10)
}, 120_000)

test('a callback whose process is killed at any statement is applied once afterwards', async () => {
  let reached = 0
  for (let nth = 1; ; nth += 1) {
    const buyer = await newBuyer(site)
    const { id } = await newSubscription(site, buyer)
    const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
    const raw = { bytes: new Uint8Array(), headers: {} }
    const event = { dedupeKey: `killed at ${nth}`, observation: observed(reference) }
    const { ctx: dying, lived } = dyingContext(nth)
    const deliver = async (to: JobContext) => {
      const kept = await storeEvent(to, fake.provider, event, raw)
      if (kept !== null) await applyEvent(to, kept)
    }
    await deliver(dying).catch(onlyKilled)
    // The provider repeats a callback that was not acknowledged. `applyWaitingEvents` applies an event that was stored,
    // but not applied before the kill.
    await deliver(ctx)
    await applyWaitingEvents(ctx)
    expect(await rowOf(id), `killed at statement ${nth}`).toMatchObject({
      status: 'active',
      period_end: after(30),
    })
    reached = nth
    if (lived()) break
  }
  expect(reached).toBeGreaterThan(10)
}, 120_000)

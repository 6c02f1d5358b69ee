import {
  cancelSubscription,
  getTransaction,
  login,
  renewSubscription,
  retryTransaction,
  upgradeSubscription,
} from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TokenCharge } from '../../../../platform/payments/payment-provider.ts'
import { GOOD_PASSWORD } from '../../../../test-site.testing.ts'
import { beginUpgrade, newBuyer, newSubscription, observed, sendCallback } from '../../billing.testing.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { after, approve, chargingSite, refusing } from '../../charging.testing.ts'
import { forgetCards } from '../../payments/cards/forget-cards.ts'
import { reconcile } from '../../payments/provider/reconcile.ts'
import { endSubscriptions } from '../time/paid-time-jobs.ts'
import { announceCharges, chargeDue } from './charge-due.ts'

const { site, fake, ctx, charged, reset, rowOf, highlightOf } = await chargingSite()
const { db, pool } = site.database
const CHARGED_AT = after(30, -2)

beforeEach(reset)
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

async function lastTransaction(id: string): Promise<string> {
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('subscription_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
}

test('a payment in the grace period continues the previous period without a gap', async () => {
  const { id, orderId } = await charged()
  fake.charge = refusing('soft')
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  expect(await highlightOf(orderId)).toEqual(after(33))
  fake.charge = approve
  site.clock.now = after(31, -2)
  await chargeDue(ctx)
  expect(await rowOf(id)).toMatchObject({
    status: 'active',
    period_start: after(30),
    period_end: after(60),
    grace_until: null,
    charge_failures: 0,
  })
  expect(await highlightOf(orderId)).toEqual(after(60))
})

test('cancelling in the grace period ends the promotion', async () => {
  const { id, orderId, buyer } = await charged()
  fake.charge = refusing('soft')
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  await site.call(cancelSubscription, { family: '10', id }, { token: buyer.token })
  expect(await highlightOf(orderId)).toEqual(after(30))
  expect((await rowOf(id)).status).toBe('cancelled')
})

test("a charge that needs the payer's confirmation is e-mailed, kept open and not sent again", async () => {
  const { id, orderId, buyer } = await charged()
  const actionUrl = 'https://pay.example/confirm'
  fake.charge = async ({ reference }: TokenCharge) => ({
    kind: 'observed',
    observation: observed(reference, { status: 'requires_action', trust: 3, actionUrl }),
  })
  fake.query = async () => ({ kind: 'unknown', why: 'nothing new' })
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  for (const hours of [1, 3, 25, 49]) {
    site.clock.now = after(30, hours)
    await chargeDue(ctx)
  }
  expect(fake.charges).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'past_due', next_charge_at: null, grace_until: after(33) })
  expect(await highlightOf(orderId)).toEqual(after(33))
  const transaction = await lastTransaction(id)
  const emails = await site.mailsTo(buyer.email, 3)
  expect(emails.at(-1)).toMatchObject({ subject: 'mail.confirmCharge.subject' })
  expect(emails.at(-1)?.text).toContain(`/payment/${transaction}`)
  for (const shown of [
    await site.call(getTransaction, { id: transaction }),
    await site.call(retryTransaction, { id: transaction }),
  ]) {
    expect(shown).toMatchObject({ status: 'pending', checkout: { type: 'redirect', url: actionUrl } })
  }
  await sendCallback(site, observed(fake.charges[0]?.reference ?? ''))
  expect(await rowOf(id)).toMatchObject({ status: 'active', period_end: after(60) })
})

test('a card declined for good is revoked, and another one replaces it', async () => {
  const { id, buyer } = await charged()
  fake.charge = refusing('hard')
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  expect(await rowOf(id)).toMatchObject({ status: 'past_due', next_charge_at: null })
  await forgetCards(ctx)
  expect(fake.revoked).toContain(`token of ${id}`)

  const transaction = await lastTransaction(id)
  await site.call(retryTransaction, { id: transaction })
  const { reference } = fake.checkouts.at(-1) ?? { reference: '' }
  const paid = observed(reference, { card: { token: 'another token', brand: 'visa', tail: '1111' } })
  await sendCallback(site, paid)
  await sendCallback(site, paid)
  expect(await rowOf(id)).toMatchObject({ status: 'active', period_end: after(60) })
  fake.charge = approve
  fake.charges.length = 0
  site.clock.now = after(59)
  await announceCharges(ctx)
  site.clock.now = after(60, -2)
  await chargeDue(ctx)
  expect(fake.charges.map(({ token }) => token)).toEqual(['another token'])
  const { rows } = await pool.query(
    'select tail, status from payment_methods where user_id = $1 order by id',
    [buyer.userId],
  )
  expect(rows).toEqual([
    { tail: '4242', status: 'dead' },
    { tail: '1111', status: 'active' },
  ])
})

test('a partially signed token is charged only after the provider confirms the payment', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus', autoCharge: true })
  const forged = (token: string) => observed(reference, { trust: 1, card: { token } })
  await sendCallback(site, forged('the first'))
  await sendCallback(site, forged('a replay with another card'))
  expect((await rowOf(id)).payment_method_id).toBeNull()
  fake.query = async (requested) => ({ kind: 'observed', observation: observed(requested, { trust: 3 }) })
  await reconcile(ctx)
  site.clock.now = after(29)
  await announceCharges(ctx)
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  expect(fake.charges.map(({ token }) => token)).toEqual(['the first'])
})

test('a renewal charges the card at once, two clicks charge it once, and the second waits on its page', async () => {
  const { id, buyer } = await charged()
  const renew = () => site.call(renewSubscription, { family: '10', id }, { token: buyer.token })
  const [first, second] = await Promise.all([renew(), renew()])
  expect(fake.charges).toHaveLength(1)
  expect((await rowOf(id)).period_end).toEqual(after(60))
  const states = await Promise.all(
    [first, second].map(({ transaction }) => site.call(getTransaction, { id: transaction?.id ?? '' })),
  )
  expect(states.map(({ status }) => status).filter((status) => status !== 'paid').length).toBeLessThan(2)
})

test('a paused provider charges nothing, and charges once when resumed', async () => {
  const { id } = await charged()
  fake.isPaused = true
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  site.clock.now = after(30, 1)
  await chargeDue(ctx)
  await endSubscriptions(ctx)
  expect([fake.charges.length, (await rowOf(id)).status]).toEqual([0, 'active'])
  fake.isPaused = false
  site.clock.now = after(30, 3)
  await chargeDue(ctx)
  await chargeDue(ctx)
  expect(fake.charges).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'active', period_end: after(60) })
})

test('an owner who withdrew consent with a plan change is never charged again', async () => {
  const { id, buyer } = await charged()
  const wish = { id, planId: 'order-top', autoCharge: false }
  const { reference } = await beginUpgrade(site, fake, buyer, wish)
  await sendCallback(site, observed(reference, { amount: 25_000n }))
  expect(await rowOf(id)).toMatchObject({ plan_id: 'order-top', auto_charge: false })
  expect(fake.charges).toEqual([])
  site.clock.now = after(23)
  await announceCharges(ctx)
  const emails = await site.mailsTo(buyer.email, 4)
  expect(emails.at(-1)?.subject).toBe('mail.endsSoon.subject')
})

test.each([
  'is cancelled',
  'is followed by the free plan',
])('the card of a plan that %s and ended is not charged for the next plan, even before a job has forgotten it', async (way) => {
  const { id, buyer } = await charged()
  if (way === 'is cancelled') {
    await site.call(cancelSubscription, { family: '10', id }, { token: buyer.token })
  } else await site.call(upgradeSubscription, { id, planId: 'order-free' }, { token: buyer.token })
  site.clock.now = after(31)
  const { token } = await site.call(login, { username: buyer.email, password: GOOD_PASSWORD })
  const plan = { id, planId: 'order-plus', autoCharge: true }
  await beginUpgrade(site, fake, { ...buyer, token }, plan)
  expect(fake.charges).toEqual([])
  await endSubscriptions(ctx)
  expect(fake.charges).toEqual([])
})

test('consent given with a second click counts and opens a checkout that saves the card', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const second = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus', autoCharge: true })
  expect(second.transactionId).toBe(first.transactionId)
  expect(fake.checkouts.at(-1)).toMatchObject({ saveCard: true })
  await sendCallback(site, observed(second.reference, { card: { token: 'kept', tail: '4242' } }))
  expect(await rowOf(id)).toMatchObject({ status: 'active', auto_charge: true })
})

test('a charge without a result for days needs staff', async () => {
  const { id } = await charged()
  fake.charge = async () => ({ kind: 'unknown', why: 'no answer' })
  fake.query = async () => ({ kind: 'unknown', why: 'no answer' })
  site.clock.now = CHARGED_AT
  await chargeDue(ctx)
  for (const hours of [0, 1, 2, 8, 30, 60, 90, 120]) {
    site.clock.now = after(30, hours)
    await reconcile(ctx)
  }
  expect(await site.call(getTransaction, { id: await lastTransaction(id) })).toMatchObject({
    status: 'processing',
    review: true,
  })
})

test('money for an outdated price is owed to the payer', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const plus = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const top = await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  site.clock.pass(60_000)
  // The first checkout was cancelled, but the payer pays there anyway.
  await sendCallback(site, observed(plus.reference))
  expect((await rowOf(id)).plan_id).toBe('order-plus')
  expect((await site.call(getTransaction, { id: top.transactionId })).status).toBe('cancelled')
  await sendCallback(site, observed(top.reference, { amount: 39_900n }))
  expect(await site.call(getTransaction, { id: top.transactionId })).toMatchObject({
    status: 'paid',
    review: true,
  })
  expect((await rowOf(id)).plan_id).toBe('order-plus')
  const again = await site.call(upgradeSubscription, { id, planId: 'order-top' }, { token: buyer.token })
  expect((await site.call(getTransaction, { id: again.transaction?.id ?? '' })).amount.amountMinor).toBe(
    25_000,
  )
})

test('a card with a chargeback is never charged again, even with other paid time left', async () => {
  const { id, buyer, reference } = await charged()
  site.clock.pass(11 * 60_000)
  await site.call(renewSubscription, { family: '10', id }, { token: buyer.token })
  fake.charges.length = 0
  await sendCallback(site, observed(reference, { status: 'chargeback' }))
  expect(await rowOf(id)).toMatchObject({ status: 'active', auto_charge: false })
  site.clock.now = after(90)
  await chargeDue(ctx)
  expect(fake.charges).toEqual([])
})

test('a checkout of another provider is still queried when it cannot be closed', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference, { status: 'failed', decline: { code: '51', class: 'soft' } }))
  // The payer uses another card on the same page, and the callback about that payment is lost.
  fake.query = async (requested) => ({ kind: 'observed', observation: observed(requested, { trust: 3 }) })
  site.clock.now = after(0, 1 / 20)
  await reconcile(ctx)
  expect((await site.call(getTransaction, { id: transactionId })).status).toBe('paid')
})

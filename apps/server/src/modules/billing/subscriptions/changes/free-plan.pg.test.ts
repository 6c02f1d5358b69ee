import {
  cancelSubscription,
  getOrder,
  getSubscription,
  quotePlans,
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
const BEGAN = new Date('2027-02-10T10:00:00Z')
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { db } = site.database
site.clock.now = BEGAN

afterEach(async () => {
  site.clock.now = BEGAN
  expect(await brokenInvariants(site)).toEqual([])
})

async function paidOrder(autoCharge = false) {
  const buyer = await newBuyer(site)
  const { token } = buyer
  const { id, orderId } = await newSubscription(site, buyer)
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus', autoCharge })
  await sendCallback(
    site,
    observed(reference, autoCharge ? { card: { token: `t-${id}`, tail: '4242' } } : {}),
  )
  return {
    id,
    orderId,
    buyer,
    upgrade: (planId: string, more: { autoCharge?: boolean } = {}) =>
      site.call(upgradeSubscription, { id, planId, ...more }, { token }),
    read: () => site.call(getSubscription, { family: '10', id }, { token }),
    quotes: async () => (await site.call(quotePlans, { family: '10', id }, { token })).quotes,
  }
}

test('choosing the current plan, also the free one, opens no purchase', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { token } = buyer
  for (const autoCharge of [undefined, true, false]) {
    const wanted = { id, planId: 'order-free', ...(autoCharge === undefined ? {} : { autoCharge }) }
    expect(await site.call(upgradeSubscription, wanted, { token })).toMatchObject({
      transaction: null,
      subscription: { status: 'free', plan: 'order-free', autoCharge: false, pendingUpgrade: null },
    })
  }
  const { upgrade } = await paidOrder()
  expect(await upgrade('order-plus')).toMatchObject({
    transaction: null,
    subscription: { autoCharge: false },
  })
  expect(await upgrade('order-plus', { autoCharge: true })).toMatchObject({
    transaction: null,
    subscription: { autoCharge: true, plan: 'order-plus', status: 'active' },
  })
})

test('the free plan follows the paid time: no charge, an e-mail to the owner, and a start at the end', async () => {
  const { id, orderId, buyer, upgrade, read, quotes } = await paidOrder(true)
  expect(await quotes()).toContainEqual({
    plan: 'order-free',
    due: { amountMinor: 0, currency: 'UAH' },
    begins: 'after_period',
  })
  const end = new Date(BEGAN.getTime() + 30 * DAY_MS)
  // The plan is requested twice, but the owner is notified only once.
  for (const _again of [1, 2]) {
    expect(await upgrade('order-free')).toMatchObject({
      transaction: null,
      subscription: {
        status: 'active',
        plan: 'order-plus',
        autoCharge: false,
        nextChargeAt: null,
        periodEnd: end.toISOString(),
        pendingUpgrade: { plan: 'order-free', transaction: null },
      },
    })
  }
  const emails = await site.mailsTo(buyer.email, 3)
  expect(emails.filter(({ subject }) => subject.startsWith('Після 12\u00a0березня'))).toHaveLength(1)
  for (const days of [20]) {
    site.clock.now = new Date(BEGAN.getTime() + days * DAY_MS)
    expect((await read()).status).toBe('active')
  }
  site.clock.now = new Date(end.getTime() + 1)
  // No job has run yet.
  const over = {
    status: 'free',
    plan: 'order-free',
    periodEnd: null,
    pendingUpgrade: null,
    autoCharge: false,
  }
  expect(await read()).toMatchObject(over)
  await eventually('it is stored', async () => {
    const row = await db
      .selectFrom('subscriptions')
      .select(['status', 'plan_id', 'next_plan_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.status === 'free' && row.plan_id === 'order-free' && row.next_plan_id === null
  })
  expect(await read()).toMatchObject(over)
  const { slug } = await db
    .selectFrom('orders')
    .select('slug')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { highlightUntil } = (await site.call(getOrder, { slug })).promotion
  expect(highlightUntil === null || Date.parse(highlightUntil) <= end.getTime()).toBe(true)
  expect(fake.charges).toEqual([])
})

test('a pending free plan is cancelled by choosing the current plan, renewing or cancelling', async () => {
  const { upgrade, read } = await paidOrder()
  await upgrade('order-free')
  expect(await upgrade('order-plus')).toMatchObject({
    transaction: null,
    subscription: { status: 'active', pendingUpgrade: null },
  })
  await upgrade('order-free')
  // Turning on automatic charges for the current plan cancels the scheduled free plan.
  expect(await upgrade('order-plus', { autoCharge: true })).toMatchObject({
    subscription: { pendingUpgrade: null, autoCharge: true },
  })
  await upgrade('order-free')
  expect((await read()).nextPrice).toEqual({ amountMinor: 14_900, currency: 'UAH' })
  const { id, buyer, upgrade: choose } = await paidOrder()
  await choose('order-free')
  const cancelled = await site.call(cancelSubscription, { family: '10', id }, { token: buyer.token })
  expect(cancelled).toMatchObject({ status: 'cancelled', pendingUpgrade: null })
})

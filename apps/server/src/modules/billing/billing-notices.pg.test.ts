import { listNotices, login, refundTransaction } from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GOOD_PASSWORD } from '../../test-site.testing.ts'
import { newStaffWithFactor } from '../accounts/accounts.testing.ts'
import { beginUpgrade, newBuyer, newSubscription, observed, sendCallback } from './billing.testing.ts'
import { brokenInvariants } from './billing-invariants.testing.ts'
import { after, chargingSite, refusing, START } from './charging.testing.ts'
import { watchDeclines } from './payments/declines/watch-declines.ts'
import { sendRefunds } from './refunds/send-refunds.ts'
import { announceCharges, chargeDue } from './subscriptions/charging/charge-due.ts'

const { site, fake, ctx, charged, reset } = await chargingSite()
const { db } = site.database
site.clock.now = START
const admin = await newStaffWithFactor(site, 'admin')

beforeEach(reset)
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

/** Returns the user's notices, oldest first. Signs in again, because tests move the clock by months. */
async function noticesOf({ email }: { readonly email: string }, language = 'uk') {
  const { token } = await site.call(login, { username: email, password: GOOD_PASSWORD })
  const { items } = await site.call(listNotices, {}, { token, language })
  return items.toReversed()
}

/** All amounts that occur in these tests: 149 hryvnias, and parts of it. */
// The digits may stand in an id or a time too, but there not as a number of their own.
const PRICE = /\b149(?:00)?\b|₴|грн|UAH/

test('a payment and its refund leave one notice each, however often the provider reports them', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer, { title_uk: 'Пошити чохли', title_en: null })
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const paid = observed(reference)
  await Promise.all([sendCallback(site, paid), sendCallback(site, paid)])
  await sendCallback(site, paid)
  const [first, ...more] = await noticesOf(buyer)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    type: 'payment.paid',
    ref: { kind: 'transaction', id: transactionId },
    href: `/payment/${transactionId}`,
  })
  expect(first?.text).toMatch(/^Оплату отримано\. Тариф «.+»: Пошити чохли$/)
  expect((await site.mailsTo(buyer.email, 2))[1]?.subject).toContain('149,00')

  fake.refund = async ({ reference: of, refundReference, amount }) => ({
    kind: 'observed',
    observation: {
      ...observed(of, { status: 'refunded', trust: 3 }),
      refunds: [{ refundReference, amount, status: 'succeeded' }],
    },
  })
  await site.call(
    refundTransaction,
    { id: transactionId, amountMinor: 14_900, reason: 'Зняли', password: admin.password, code: admin.code() },
    { token: admin.token },
  )
  await Promise.all([sendRefunds(ctx), sendRefunds(ctx)])
  await site.mailsTo(buyer.email, 3)
  const notices = await noticesOf(buyer)
  expect(notices.map(({ type }) => type)).toEqual(['payment.paid', 'payment.refunded'])
  expect(JSON.stringify(notices)).not.toMatch(PRICE)
})

test('a charge leaves a notice when it is announced, fails and is given up, and none names a price', async () => {
  const { buyer, id } = await charged({ isAnnounced: false })
  for (const days of [23, 24, 29.2, 29.3]) {
    site.clock.now = after(days)
    await Promise.all([announceCharges(ctx), announceCharges(ctx)])
  }
  fake.charge = refusing('soft')
  for (const days of [30, 31]) {
    site.clock.now = after(days, -2)
    await Promise.all([chargeDue(ctx), chargeDue(ctx)])
    await chargeDue(ctx)
  }
  fake.charge = refusing('hard')
  site.clock.now = after(32, -2)
  await chargeDue(ctx)
  const notices = await noticesOf(buyer)
  expect(notices.map(({ type }) => type)).toEqual([
    'payment.paid',
    'payment.chargeSoon',
    'payment.chargeSoon',
    'payment.chargeFailed',
    'payment.chargeFailed',
    'payment.chargeRefused',
  ])
  const [, soon, , failed] = notices
  expect(soon).toMatchObject({ ref: { kind: 'subscription', id }, href: `/user/subscription/order/${id}` })
  expect(soon?.text).toMatch(/^12\u00a0березня спишемо з картки плату за наступний період тарифу для «.+»\.$/)
  expect(failed?.href).toMatch(/^\/payment\/[0-9a-f-]{36}$/)
  expect(failed?.text).toMatch(
    /До 15\u00a0березня усе діє, як і раніше, а 13\u00a0березня спробуємо ще раз\.$/,
  )
  const english = await noticesOf(buyer, 'en')
  expect(english[1]?.text).toMatch(/^On 12\u00a0March we will charge your card/)
  expect(JSON.stringify([notices, english])).not.toMatch(PRICE)
})

test('only staff who handle payments are told that a provider declines many', async () => {
  site.clock.now = after(60)
  const buyer = await newBuyer(site)
  for (let n = 0; n < 12; n += 1) {
    const { id } = await newSubscription(site, buyer)
    const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
    await sendCallback(site, observed(reference, { status: n < 6 ? 'failed' : 'succeeded' }))
  }
  await Promise.all([watchDeclines(ctx), watchDeclines(ctx)])
  await watchDeclines(ctx)
  const told = await db
    .selectFrom('notices')
    .select(['user_id', 'data'])
    .where('type', '=', 'payment.declines')
    .execute()
  expect(told).toEqual([{ user_id: admin.user.id, data: { provider: 'liqpay', declined: 6, finished: 12 } }])
})

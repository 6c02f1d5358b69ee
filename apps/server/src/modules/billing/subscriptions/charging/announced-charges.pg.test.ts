import { upgradeSubscription } from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { after, chargingSite, refusing } from '../../charging.testing.ts'
import { announceCharges, chargeDue } from './charge-due.ts'

const { site, fake, ctx: silent, charged, reset, rowOf, highlightOf } = await chargingSite()
const ctx: typeof silent = {
  ...silent,
  billing: {
    ...silent.billing,
    translate: (_locale, key, values) => `${key} ${values?.date ?? ''} ${values?.next ?? ''}`.trim(),
  },
}

beforeEach(reset)
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

/**
 * Returns the subjects of a user's e-mails, without the first two, which are about the e-mail address and the
 * purchase.
 */
async function emails(email: string, count: number): Promise<string[]> {
  const mails = await site.mailsTo(email, count + 2)
  return mails.slice(2).map(({ subject }) => subject)
}

async function letterNotes(email: string, count: number): Promise<(string | undefined)[]> {
  const mails = await site.mailsTo(email, count + 2)
  return mails.slice(2).map(({ text }) => /^mail\.\w+\.note.*$/m.exec(text)?.[0])
}

test('charges turned on shortly before the end are announced first and made hours later', async () => {
  const { buyer, id, orderId } = await charged()
  const setAutoCharge = (autoCharge: boolean) =>
    site.call(upgradeSubscription, { id, planId: 'order-plus', autoCharge }, { token: buyer.token })
  await setAutoCharge(false)
  site.clock.now = after(30, -1)
  await setAutoCharge(true)
  expect((await rowOf(id)).next_charge_at).toEqual(after(30, 1))
  await chargeDue(ctx)
  await announceCharges(ctx)
  expect(await emails(buyer.email, 1)).toEqual(['mail.chargeSoon.subject 12\u00a0березня'])
  site.clock.now = after(30, 0.9)
  await chargeDue(ctx)
  expect(fake.charges).toEqual([])
  site.clock.now = after(30, 1)
  await chargeDue(ctx)
  expect(fake.charges).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'active', period_end: after(60) })
  expect(await highlightOf(orderId)).toEqual(after(60))
})

test('a charge not announced during an outage waits for its announcement, and paid features stay', async () => {
  const { buyer, id, orderId } = await charged({ isAnnounced: false })
  // This is 19:00 in Kyiv.
  site.clock.now = new Date('2027-03-12T17:00:00Z')
  await Promise.all([chargeDue(ctx), chargeDue(ctx)])
  expect(fake.charges).toEqual([])
  expect(await emails(buyer.email, 1)).toEqual(['mail.chargeSoon.subject 13\u00a0березня'])
  expect(await highlightOf(orderId)).toEqual(after(33))
  site.clock.now = new Date('2027-03-13T08:00:00Z')
  await announceCharges(ctx)
  await chargeDue(ctx)
  expect(fake.charges).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'active', period_end: after(60) })
})

test('a charge with an unknown result is not announced again', async () => {
  const { buyer } = await charged({ isAnnounced: false })
  site.clock.now = after(24)
  await announceCharges(ctx)
  fake.charge = async () => ({ kind: 'unknown', why: 'no answer' })
  site.clock.now = after(30, -2)
  await chargeDue(ctx)
  await announceCharges(ctx)
  site.clock.now = after(30, -1.5)
  await announceCharges(ctx)
  expect(fake.charges).toHaveLength(1)
  expect(await emails(buyer.email, 1)).toEqual(['mail.chargeSoon.subject 12\u00a0березня'])
})

test('the e-mail about a decline names the next attempt, if there is one', async () => {
  const { buyer } = await charged()
  fake.charge = refusing('soft')
  site.clock.now = after(30, -2)
  await chargeDue(ctx)
  expect(await letterNotes(buyer.email, 1)).toEqual([
    'mail.chargeFailed.note 15\u00a0березня 13\u00a0березня',
  ])
  fake.charge = refusing('hard')
  site.clock.now = after(31, -2)
  await chargeDue(ctx)
  expect((await letterNotes(buyer.email, 2))[1]).toBe('mail.chargeRefused.note 15\u00a0березня')
  site.clock.now = after(32, -2)
  await chargeDue(ctx)
  expect(fake.charges).toHaveLength(2)
})

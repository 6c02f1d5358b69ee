import { editPlan, upgradeSubscription } from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newAdmin,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'
import type { JobContext } from '../../billing-context.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { SECRET_KEY, testJobContext } from '../../job-context.testing.ts'
import { announcePrices } from './announce-prices.ts'
import { announceCharges, chargeDue } from './charge-due.ts'

const DAY_MS = 86_400_000
const START = new Date('2027-02-10T10:00:00Z')
const fake = fakeProvider()
const site = await testSite({
  prepare: insertTestDictionaries,
  providers: fake.providers,
  secretKey: SECRET_KEY,
})
const { db } = site.database
const jobs = await testJobContext(db, fake.providers, () => site.clock.now)
const ctx: JobContext = {
  ...jobs,
  billing: {
    ...jobs.billing,
    translate: (_locale, key, values) => `${key} ${values?.amount ?? ''} ${values?.date ?? ''}`,
  },
}

beforeEach(async () => {
  site.clock.now = START
  fake.charges.length = 0
  fake.charge = async ({ reference, amount }) => ({
    kind: 'observed',
    observation: observed(reference, { amount, trust: 3 }),
  })
  await db.updateTable('subscriptions').set({ auto_charge: false }).where('auto_charge', '=', true).execute()
  await setPrice(14_900)
})
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

const at = (days: number) => {
  site.clock.now = new Date(START.getTime() + days * DAY_MS)
}
async function setPrice(priceMinor: number): Promise<void> {
  const { token } = await newAdmin(site)
  await site.call(editPlan, { id: 'order-plus', priceMinor }, { token })
}

/**
 * Creates a buyer with the plan `order-plus` and automatic charges. The buyer consented to charges at the current
 * price.
 */
async function charged() {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer, { expires_at: new Date('2028-01-01T00:00:00Z') })
  site.clock.pass(1_000)
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus', autoCharge: true })
  const { price_minor } = await db
    .selectFrom('plans')
    .select('price_minor')
    .where('id', '=', 'order-plus')
    .executeTakeFirstOrThrow()
  await sendCallback(
    site,
    observed(reference, {
      amount: BigInt(price_minor),
      card: { token: `token of ${id}`, brand: 'visa', tail: '4242' },
    }),
  )
  return { buyer, id }
}

async function priceLetters(email: string, count: number): Promise<string[]> {
  const emails = await site.mailsTo(email, count)
  return emails.map(({ subject }) => subject).filter((subject) => subject.includes('priceChange'))
}

test('owners with automatic charges are notified of a new price once, and pay it from the announced charge on', async () => {
  const { buyer } = await charged()
  at(5)
  await setPrice(17_900)
  await Promise.all([announcePrices(ctx), announcePrices(ctx)])
  await announcePrices(ctx)
  const [email, ...more] = await priceLetters(buyer.email, 3)
  expect(more).toEqual([])
  expect(email).toMatch(/179.+12\u00a0березня/)
  at(24)
  await announceCharges(ctx)
  at(30)
  await chargeDue(ctx)
  expect(fake.charges.map(({ amount }) => amount)).toEqual([17_900n])
})

test('an announced charge keeps the announced price, the next one has the new price', async () => {
  const { buyer, id } = await charged()
  at(24)
  await announceCharges(ctx)
  at(25)
  await setPrice(17_900)
  await announcePrices(ctx)
  const [email] = await priceLetters(buyer.email, 4)
  expect(email).toMatch(/179.+11\u00a0квітня/)
  at(29.5)
  await announceCharges(ctx)
  at(30)
  await chargeDue(ctx)
  expect(fake.charges.map(({ amount }) => amount)).toEqual([14_900n])
  at(54)
  await announceCharges(ctx)
  at(60)
  await chargeDue(ctx)
  expect(fake.charges.map(({ amount }) => amount)).toEqual([14_900n, 17_900n])
  const { status } = await db
    .selectFrom('subscriptions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('active')
})

test('a lower price applies at once', async () => {
  await charged()
  at(24)
  await announceCharges(ctx)
  at(25)
  await setPrice(9_900)
  at(30)
  await chargeDue(ctx)
  expect(fake.charges.map(({ amount }) => amount)).toEqual([9_900n])
})

test('owners who consented after the change, or are not charged, get no e-mail', async () => {
  const { buyer, id } = await charged()
  at(5)
  await setPrice(17_900)
  const later = await charged()
  await site.call(
    upgradeSubscription,
    { id, planId: 'order-plus', autoCharge: false },
    { token: buyer.token },
  )
  await announcePrices(ctx)
  expect(await priceLetters(buyer.email, 2)).toEqual([])
  expect(await priceLetters(later.buyer.email, 2)).toEqual([])
})

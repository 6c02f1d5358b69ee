import {
  editPlan,
  getSubscription,
  getTransaction,
  quotePlans,
  renewSubscription,
  upgradeSubscription,
} from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import {
  type Buyer,
  beginUpgrade,
  fakeProvider,
  newAdmin,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

/** Returns the price that the page of a subscription shows for a plan. */
async function shownFor({ token }: Buyer, id: string, plan: string): Promise<number> {
  const { quotes } = await site.call(quotePlans, { family: '10', id }, { token })
  return quotes.find((quote) => quote.plan === plan)?.due.amountMinor ?? 0
}

test('a price that rises at midnight in Kyiv after it was shown is not charged but shown again', async () => {
  site.clock.now = new Date('2027-02-10T10:00:00Z')
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus', autoCharge: true })
  await sendCallback(site, observed(reference, { card: { token: 'a card of theirs', tail: '4242' } }))
  site.clock.now = new Date('2027-02-15T21:59:00Z')
  const shownMinor = await shownFor(buyer, id, 'order-top')
  site.clock.now = new Date('2027-02-15T22:01:00Z')
  const wanted = { id, planId: 'order-top', autoCharge: true }
  const late = await site.refusal(upgradeSubscription, { ...wanted, shownMinor }, { token: buyer.token })
  expect(late.code).toBe('price_changed')
  expect(fake.charges).toEqual([])
  expect(await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).toMatchObject({
    plan: 'order-plus',
    pendingUpgrade: null,
  })
  const toldAnew = await shownFor(buyer, id, 'order-top')
  expect(toldAnew - shownMinor).toBe(496)
  const sure = { ...wanted, shownMinor: toldAnew }
  await site.call(upgradeSubscription, sure, { token: buyer.token })
  expect(fake.charges.map(({ amount }) => Number(amount))).toEqual([toldAnew])
})

test('a price raised while its page is open is shown again, a lowered one is charged at once', async () => {
  site.clock.now = new Date('2027-03-10T10:00:00Z')
  const staff = await newAdmin(site)
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  await site.call(editPlan, { id: 'order-plus', priceMinor: 12_900 }, staff)
  const wanted = { id, planId: 'order-plus', shownMinor: 14_900 }
  const cheaper = await site.call(upgradeSubscription, wanted, { token: buyer.token })
  expect(cheaper.transaction?.id).not.toBe(first.transaction?.id)
  const { transactionId, reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  expect(transactionId).toBe(cheaper.transaction?.id)
  expect((await site.call(getTransaction, { id: transactionId })).amount.amountMinor).toBe(12_900)
  await sendCallback(site, observed(reference, { amount: 12_900n }))

  const own = { family: '10' as const, id }
  const { nextPrice } = await site.call(getSubscription, own, { token: buyer.token })
  expect(nextPrice).toEqual({ amountMinor: 12_900, currency: 'UAH' })
  await site.call(editPlan, { id: 'order-plus', priceMinor: 14_900 }, staff)
  const renewal = await site.refusal(
    renewSubscription,
    { ...own, shownMinor: 12_900 },
    { token: buyer.token },
  )
  expect(renewal.code).toBe('price_changed')
  await site.call(renewSubscription, { ...own, shownMinor: 14_900 }, { token: buyer.token })
})

import { deleteOrder, getOwnPaidLeft, listOwnSubscriptions } from '@verstat/contract'
import { expect, test } from 'vitest'
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

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })

test('the owner sees the unused value of a listing to the day, and none for a free one', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const leftOf = async () =>
    (await site.call(listOwnSubscriptions, {}, { token: buyer.token })).items.map(({ paidLeft }) => paidLeft)
  expect(await leftOf()).toEqual([null])
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  const began = site.clock.now
  const until = new Date(began.getTime() + 30 * DAY_MS).toISOString()
  site.clock.now = new Date(began.getTime() + 15 * DAY_MS)
  expect(await leftOf()).toEqual([{ amount: { amountMinor: 7_450, currency: 'UAH' }, until }])
  site.clock.now = began
})

test('before deleting the account the user sees the unused value of all listings, also deleted ones', async () => {
  const buyer = await newBuyer(site)
  const left = () => site.call(getOwnPaidLeft, {}, { token: buyer.token })
  const buy = async (id: string, planId: string) => {
    const { reference } = await beginUpgrade(site, fake, buyer, { id, planId })
    await sendCallback(site, observed(reference, { amount: planId === 'order-top' ? 39_900n : 14_900n }))
  }
  const hryvnias = (amountMinor: number) => ({ amountMinor, currency: 'UAH' })
  expect(await left()).toEqual({ listings: 0, amount: hryvnias(0), until: null })

  const first = await newSubscription(site, buyer)
  await buy(first.id, 'order-plus')
  const began = site.clock.now
  const dayOf = (days: number) => new Date(began.getTime() + days * DAY_MS)
  site.clock.now = dayOf(15)
  const second = await newSubscription(site, buyer)
  await buy(second.id, 'order-top')
  await site.call(deleteOrder, { id: second.orderId }, { token: buyer.token })
  await newSubscription(site, buyer)
  await newSubscription(site, await newBuyer(site))

  expect(await left()).toEqual({
    listings: 2,
    amount: hryvnias(7_450 + 39_900),
    until: dayOf(45).toISOString(),
  })
  site.clock.now = began
})

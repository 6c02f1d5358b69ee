import {
  createOrder,
  getSubscription,
  listOwnSubscriptions,
  login,
  upgradeSubscription,
  verifyEmail,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { GOOD_PASSWORD, testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import { orderInput } from '../../../directory/listing/writing/writing.testing.ts'
import { beginUpgrade, fakeProvider, newBuyer, observed, sendCallback } from '../../billing.testing.ts'

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })

const wantedOf = async (token: string) =>
  (await site.call(listOwnSubscriptions, { wanted: true }, { token })).items.map(
    ({ subject, wantedPlan }) => [subject.id, wantedPlan],
  )

test('a paid plan chosen by a visitor survives registration and verification in any browser', async () => {
  const placed = await site.call(createOrder, { ...orderInput(), plan: 'order-top' })
  const { user, token } = await site.newUser({ orderToken: placed.orderToken })
  expect(await wantedOf(token)).toEqual([[placed.order.id, 'order-top']])
  const [letter] = await site.mailsTo(user.email)
  await site.call(verifyEmail, { code: /verify\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' })
  // The user signs in with another browser.
  const elsewhere = await site.call(login, { username: user.email, password: GOOD_PASSWORD })
  expect(await wantedOf(elsewhere.token)).toEqual([[placed.order.id, 'order-top']])
  const [own] = (await site.call(listOwnSubscriptions, {}, { token })).items
  const { reference } = await beginUpgrade(
    site,
    fake,
    { token, userId: user.id, email: user.email },
    { id: own?.id ?? '', planId: 'order-top' },
  )
  expect(await wantedOf(token)).toEqual([[placed.order.id, 'order-top']])
  await sendCallback(site, observed(reference, { amount: 39_900n }))
  expect(await wantedOf(token)).toEqual([])
})

test('it survives sign-in, is discarded by staying on the free plan, and unknown plans are ignored', async () => {
  const buyer = await newBuyer(site)
  const placed = await site.call(createOrder, { ...orderInput(), plan: 'order-plus' })
  await site.call(login, {
    username: buyer.email,
    password: GOOD_PASSWORD,
    orderToken: placed.orderToken,
  })
  expect(await wantedOf(buyer.token)).toEqual([[placed.order.id, 'order-plus']])
  const [own] = (await site.call(listOwnSubscriptions, {}, { token: buyer.token })).items
  const id = own?.id ?? ''
  await site.call(upgradeSubscription, { id, planId: 'order-free' }, { token: buyer.token })
  expect(await wantedOf(buyer.token)).toEqual([])
  expect(
    (await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).wantedPlan,
  ).toBeNull()
  for (const plan of ['no-such-plan', 'order-free', 'producer-pro']) {
    await site.call(createOrder, { ...orderInput(), plan }, { token: buyer.token })
  }
  expect(await wantedOf(buyer.token)).toEqual([])
})

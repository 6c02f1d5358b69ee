import { buyBoost, getSubscription, login } from '@verstat/contract'
import { expect, test } from 'vitest'
import { GOOD_PASSWORD, testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../billing.testing.ts'

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })

async function withPlan(planId: string, overrides: Parameters<typeof newSubscription>[2] = {}) {
  const buyer = await newBuyer(site)
  let own = { token: buyer.token }
  const { id, orderId } = await newSubscription(site, buyer, overrides)
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId })
  const amount = BigInt(fake.checkouts.at(-1)?.amount ?? 0)
  expect(await sendCallback(site, observed(reference, { amount }))).toBe(200)
  const listing = { kind: 'order' as const, id: orderId }
  return {
    async signInAgain() {
      own = await site.call(login, { username: buyer.email, password: GOOD_PASSWORD })
    },
    read: () => site.call(getSubscription, { family: '10', id }, own),
    buy: (boostId: string) => site.call(buyBoost, { listing, boostId }, own),
    refusal: (boostId: string) => site.refusal(buyBoost, { listing, boostId }, own),
  }
}

const INCLUDED = { fields: { boostId: 'already_included' } }

test('a boost of what the plan includes is not sold until the paid time is over', async () => {
  const { read, buy, refusal, signInAgain } = await withPlan('order-top')
  const { included, periodEnd } = await read()
  expect(included.map(({ feature }) => feature).toSorted()).toEqual(['highlight', 'home', 'top'])
  expect(new Set(included.map(({ until }) => until))).toEqual(new Set([periodEnd]))
  for (const boost of ['top-7', 'highlight-7', 'home-3']) expect(await refusal(boost)).toMatchObject(INCLUDED)
  // The plan includes weekly bumps, but a bump that takes effect at once is not included. So it can still be bought.
  expect((await buy('bump')).transaction.id).toBeTruthy()
  site.clock.pass(30 * DAY_MS + 1_000)
  await signInAgain()
  expect((await read()).included).toEqual([])
  expect((await buy('top-7')).transaction.id).toBeTruthy()
})

test('a plan stops only the boosts of what it includes', async () => {
  const { buy, refusal } = await withPlan('order-plus')
  expect(await refusal('highlight-7')).toMatchObject(INCLUDED)
  expect((await buy('top-7')).transaction.id).toBeTruthy()
})

test('paid time that waits for the publication counts too', async () => {
  const { read, refusal } = await withPlan('order-plus', {
    status: 'pending',
    published_at: null,
    bumped_at: null,
  })
  expect((await read()).included).toEqual([{ feature: 'highlight', until: null }])
  expect(await refusal('highlight-7')).toMatchObject(INCLUDED)
})

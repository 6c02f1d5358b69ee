import { getTransaction } from '@verstat/contract'
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

const own = fakeProvider()
const shared: typeof own.provider = {
  ...own.provider,
  capabilities: { ...own.provider.capabilities, hasSharedKey: true },
  async openCheckout(request) {
    await own.provider.openCheckout(request)
    const { expiresAt } = request
    const url = 'https://pay.example/x'
    return { kind: 'opened', handoff: { kind: 'redirect', url, providerRef: 'our-invoice', expiresAt } }
  },
}
const site = await testSite({
  prepare: insertTestDictionaries,
  providers: {
    ...own.providers,
    find: (id) => (id === shared.id ? shared : undefined),
    all: () => [shared],
    offered: () => [shared],
  },
})

test("with a key shared by merchants, another merchant's payment with our reference pays nothing here", async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, own, buyer, { id, planId: 'order-plus' })
  const statusNow = async () => {
    const { status, review } = await site.call(getTransaction, { id: transactionId })
    return { status, review }
  }
  for (const providerRef of ['their-invoice', undefined]) {
    const forged = observed(reference, providerRef === undefined ? {} : { providerRef })
    expect(await sendCallback(site, { ...forged, card: { tail: '6666' } })).toBe(200)
    expect(await statusNow()).toEqual({ status: 'pending', review: false })
  }
  expect(await sendCallback(site, observed(reference, { providerRef: 'our-invoice' }))).toBe(200)
  expect(await statusNow()).toEqual({ status: 'paid', review: false })
})

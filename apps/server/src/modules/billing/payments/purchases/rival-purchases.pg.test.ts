import { getSubscription, getTransaction, retryTransaction, upgradeSubscription } from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
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

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
site.clock.now = new Date('2027-02-10T10:00:00Z')

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

const planOf = async (id: string, token: string) => {
  const { plan, status } = await site.call(getSubscription, { family: '10', id }, { token })
  return { plan, status }
}
const refused = { status: 'failed', decline: { code: '51', class: 'soft' }, sequence: '1' } as const

async function waitingEvents(): Promise<number> {
  const rows = await site.database.db
    .selectFrom('provider_events')
    .select('id')
    .where('applied_at', 'is', null)
    .execute()
  return rows.length
}

test('a declined payment that succeeds after another plan was paid is owed to the payer, and the plan stays', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(first.reference, refused))
  const second = await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  await sendCallback(site, observed(second.reference, { amount: 39_900n }))
  expect(await planOf(id, buyer.token)).toEqual({ plan: 'order-top', status: 'active' })

  await sendCallback(site, observed(first.reference, { sequence: '2' }))
  expect(await planOf(id, buyer.token)).toEqual({ plan: 'order-top', status: 'active' })
  expect(await site.call(getTransaction, { id: first.transactionId })).toMatchObject({ review: true })
})

test('a declined purchase cannot be retried once another one replaced it', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(first.reference, refused))
  const second = await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  await expect(site.call(retryTransaction, { id: first.transactionId })).rejects.toMatchObject({
    statusCode: 409,
  })
  await sendCallback(site, observed(second.reference, { amount: 39_900n }))
  await expect(site.call(retryTransaction, { id: first.transactionId })).rejects.toMatchObject({
    statusCode: 409,
  })
  expect(await site.call(getTransaction, { id: first.transactionId })).toMatchObject({ allowed: [] })
})

test('money in transit for a replaced purchase is reported at once', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const second = await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  await sendCallback(site, observed(first.reference, { status: 'processing', sequence: '1' }))
  expect(await waitingEvents()).toBe(0)
  expect(await site.call(getTransaction, { id: first.transactionId })).toMatchObject({ status: 'processing' })
  // A new request returns the purchase whose payment is in transit.
  const again = await site.call(upgradeSubscription, { id, planId: 'order-top' }, { token: buyer.token })
  expect(again.transaction?.id).toBe(first.transactionId)

  await sendCallback(
    site,
    observed(second.reference, { amount: 39_900n, status: 'processing', sequence: '1' }),
  )
  await sendCallback(site, observed(first.reference, { sequence: '2' }))
  await sendCallback(site, observed(second.reference, { amount: 39_900n, sequence: '2' }))
  expect(await waitingEvents()).toBe(0)
})

test('a checkout page may accept another card after a decline while another plan is being chosen', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const first = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(first.reference, refused))
  await beginUpgrade(site, fake, buyer, { id, planId: 'order-top' })
  await sendCallback(site, observed(first.reference, { status: 'requires_action', sequence: '2' }))
  await sendCallback(site, observed(first.reference, { status: 'processing', sequence: '3' }))
  expect(await waitingEvents()).toBe(0)
})

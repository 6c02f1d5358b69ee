import { createOrder, createProducer, login, setOrderStatus, setProducerStatus } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../platform/testing/eventually.ts'
import { GOOD_PASSWORD, testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import {
  orderInput,
  type Person,
  producerInput,
  setSettings,
  verifiedUser,
} from '../directory/listing/writing/writing.testing.ts'
import { beginUpgrade, fakeProvider, observed, sendCallback } from './billing.testing.ts'
import { brokenInvariants } from './billing-invariants.testing.ts'

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { call, refusal, clock, database } = site
clock.now = new Date('2027-02-10T10:00:00Z')

let moderator: Person

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

beforeAll(async () => {
  moderator = await verifiedUser(site, 'moderator')
  await setSettings(site, {
    freeOrders: 1,
    freeProducers: 1,
    autoApprove: { enabled: false, after: 3 },
  })
})

async function draftOrder(by: Person): Promise<string> {
  const { order } = await call(
    createOrder,
    orderInput({ submit: false, offersUntil: addDays(kyivDay(clock.now), 80) }),
    { token: by.token },
  )
  return order.id
}

const submit = (id: string, { token }: Person) => call(setOrderStatus, { id, status: 'pending' }, { token })
const submitRefusal = async (id: string, { token }: Person) =>
  (await refusal(setOrderStatus, { id, status: 'pending' }, { token })).code
const approve = (id: string) => call(setOrderStatus, { id, status: 'published' }, { token: moderator.token })

/** Buys a plan for a listing and returns the payment reference. */
async function pay(by: Person, listingId: string, planId: string, amount: bigint): Promise<string> {
  const { id } = await database.db
    .selectFrom('subscriptions')
    .select('id')
    .where((eb) => eb.or([eb('order_id', '=', listingId), eb('producer_id', '=', listingId)]))
    .executeTakeFirstOrThrow()
  const { reference } = await beginUpgrade(site, fake, { ...by, userId: by.id }, { id, planId })
  await sendCallback(site, observed(reference, { amount, sequence: '1' }))
  return reference
}

test('an order with a paid plan goes to moderation beyond the quota and does not use it up', async () => {
  const owner = await verifiedUser(site)
  const free = await draftOrder(owner)
  const paid = await draftOrder(owner)
  await submit(free, owner)
  expect(await submitRefusal(paid, owner)).toBe('quota_reached')
  await pay(owner, paid, 'order-plus', 14_900n)
  expect((await submit(paid, owner)).status).toBe('pending')

  const third = await draftOrder(owner)
  expect(await submitRefusal(third, owner)).toBe('quota_reached')
  await pay(owner, free, 'order-plus', 14_900n)
  expect((await submit(third, owner)).status).toBe('pending')
})

test('a producer with a paid plan does not use the quota', async () => {
  const owner = await verifiedUser(site)
  const place = () => call(createProducer, producerInput({ submit: false }), { token: owner.token })
  const [first, second] = [(await place()).producer.id, (await place()).producer.id]
  const submitted = (id: string) => ({ id, status: 'pending' })
  await call(setProducerStatus, submitted(first), { token: owner.token })
  expect((await refusal(setProducerStatus, submitted(second), { token: owner.token })).code).toBe(
    'quota_reached',
  )
  await pay(owner, second, 'producer-standard', 29_900n)
  expect((await call(setProducerStatus, submitted(second), { token: owner.token })).status).toBe('pending')
})

test('an unpaid or refunded plan uses the quota', async () => {
  const owner = await verifiedUser(site)
  const free = await draftOrder(owner)
  const paid = await draftOrder(owner)
  await submit(free, owner)
  const { id } = await database.db
    .selectFrom('subscriptions')
    .select('id')
    .where('order_id', '=', paid)
    .executeTakeFirstOrThrow()
  await beginUpgrade(site, fake, { ...owner, userId: owner.id }, { id, planId: 'order-top' })
  expect(await submitRefusal(paid, owner)).toBe('quota_reached')

  const refunded = await draftOrder(owner)
  const reference = await pay(owner, refunded, 'order-plus', 14_900n)
  await sendCallback(site, observed(reference, { status: 'refunded', refunded: 14_900n, sequence: '2' }))
  expect(await submitRefusal(refunded, owner)).toBe('quota_reached')
})

test('expired paid time uses the quota again, without any job', async () => {
  const owner = await verifiedUser(site)
  const paid = await draftOrder(owner)
  await pay(owner, paid, 'order-plus', 14_900n)
  await submit(paid, owner)
  await approve(paid)
  await eventually('the paid time to begin', async () => {
    const { rows } = await database.pool.query(
      "select from orders where id = $1 and paid_until < 'infinity'",
      [paid],
    )
    return rows.length === 1
  })
  const free = await draftOrder(owner)
  await submit(free, owner)
  await approve(free)
  await call(setOrderStatus, { id: free, status: 'paused' }, { token: owner.token })
  const resume = { id: free, status: 'published' }
  await call(setOrderStatus, resume, { token: owner.token })
  await call(setOrderStatus, { id: free, status: 'paused' }, { token: owner.token })
  clock.pass(31 * DAY_MS)
  const { token } = await call(login, { username: owner.email, password: GOOD_PASSWORD })
  expect((await refusal(setOrderStatus, resume, { token })).code).toBe('quota_reached')
})

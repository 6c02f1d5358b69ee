import {
  createOrder,
  createProducer,
  editOrder,
  getOrder,
  getProducer,
  listProducers,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { orderInput, type Person, producerInput, verifiedUser, withoutLimits } from './writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call } = site

let owner: Person
let moderator: Person

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
})

/** Properties that are not facts stated by the owner, because the site sets them or because they concern visibility. */
const OF_THE_SITE = new Set([
  'id',
  'number',
  'slug',
  'status',
  'publishedAt',
  'bumpedAt',
  'expiresAt',
  'createdAt',
  'updatedAt',
  'promotion',
  'isBumpPaid',
  'counts',
  'buyer',
  'visibility',
  'offersOpen',
  'maxOffers',
  'termsVersion',
  'completeness',
  'contactShow',
  // The currency and `budgetPer` mean nothing without an amount.
  'currency',
  'budgetPer',
])

/** Returns the names of the shown fields that have a value although they were not sent. */
function unsent(shown: object, sent: object): readonly string[] {
  return Object.entries(shown)
    .filter(([name]) => !OF_THE_SITE.has(name) && !(name in sent))
    .filter(([, value]) => !saysNothing(value))
    .map(([name]) => name)
}

function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

test('an order with only the required fields states no other facts', async () => {
  const sent = orderInput()
  const { order } = await call(createOrder, sent, { token: owner.token })
  await call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
  expect(unsent(await call(getOrder, { slug: order.slug }), sent)).toEqual([])
})

test('a producer with only the required fields states no other facts', async () => {
  const sent = producerInput({
    equipment: [{ name: 'Швейна машина' }],
    certificates: [{ name: 'ДСТУ ISO 9001' }],
  })
  const { producer } = await call(createProducer, sent, { token: owner.token })
  await call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
  const shown = await call(getProducer, { slug: producer.slug })
  expect(unsent(shown, sent)).toEqual([])
  for (const row of [...shown.equipment, ...shown.certificates]) expect(unsent(row, { name: '' })).toEqual([])
})

test('stated facts of an order can be cleared', async () => {
  const stated = {
    repeat: 'monthly',
    budgetMode: 'exact',
    budgetMin: 100_00,
    vat: false,
    materialBy: 'agree',
    sampleRequired: false,
    ndaRequired: true,
  } as const
  const { order } = await call(createOrder, orderInput(stated), { token: owner.token })
  expect(order).toMatchObject(stated)
  const nothing = Object.fromEntries(Object.keys(stated).map((name) => [name, null]))
  const edited = await call(editOrder, { id: order.id, ...nothing }, { token: owner.token })
  expect(edited).toMatchObject(nothing)
})

test('clearing the price clears VAT', async () => {
  const sum = { budgetMode: 'exact', budgetMin: 100_00, vat: true } as const
  const { order } = await call(createOrder, orderInput(sum), { token: owner.token })
  const edited = await call(editOrder, { id: order.id, budgetMode: 'request' }, { token: owner.token })
  expect(edited).toMatchObject({ budgetMode: 'request', budgetMin: null, vat: null })
})

test('unstated facts of a producer match neither yes nor no in a filter', async () => {
  const place = async (name: string, acceptsTolling?: boolean) => {
    const fields = producerInput({ name, ...(acceptsTolling === undefined ? {} : { acceptsTolling }) })
    const { producer } = await call(createProducer, fields, { token: owner.token })
    await call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
    return producer
  }
  const [silent, accepting, refusing] = [
    await place('Мовчазна'),
    await place('Згодна', true),
    await place('Незгодна', false),
  ]
  const found = async (acceptsTolling: boolean) =>
    (await call(listProducers, { acceptsTolling, limit: 60 })).items.map(({ id }) => id)
  expect(await found(true)).toEqual([accepting.id])
  expect(await found(false)).toEqual([refusing.id])
  expect((await call(listProducers, { limit: 60 })).items.map(({ id }) => id)).toContain(silent.id)
})

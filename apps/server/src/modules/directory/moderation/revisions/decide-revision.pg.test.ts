import {
  createOrder,
  createProducer,
  decideRevision,
  editOrder,
  editProducer,
  getOrder,
  getOwnOrder,
  getOwnProducer,
  getProducer,
  listHistory,
  listPending,
  setOrderStatus,
  setProducerStatus,
  undoDecision,
  withdrawOrderRevision,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { uploadRow } from '../../../uploads/uploads.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { counterDifferences } from '../../index.ts'
import {
  orderInput,
  type Person,
  producerInput,
  verifiedUser,
  withoutLimits,
} from '../../listing/writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site

let owner: Person
let moderator: Person
let support: Person

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
  support = await verifiedUser(site, 'support')
})

async function publishedOrder(overrides: Parameters<typeof orderInput>[0] = {}) {
  const { order } = await call(createOrder, orderInput(overrides), { token: owner.token })
  return call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
}

const byOwner = () => ({ token: owner.token })
const decide = (id: string, decision: { version: number; approve: boolean; reason?: string }) =>
  call(decideRevision, { kind: 'order', id, ...decision }, { token: moderator.token })

async function storedPicture() {
  const row = uploadRow({ owner_id: owner.id, orphan_since: new Date() })
  await database.db.insertInto('uploads').values(row).execute()
  return row.id
}

async function isHeld(id: string): Promise<boolean> {
  const row = await database.db
    .selectFrom('uploads')
    .select('orphan_since')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.orphan_since === null
}

test('an approved edit is public with its pictures, and replaced files are released', async () => {
  const [first, second] = [await storedPicture(), await storedPicture()]
  const order = await publishedOrder({ images: [{ uploadId: first }] })
  const edited = await call(
    editOrder,
    {
      id: order.id,
      title: { uk: 'Пошиття зимових курток' },
      categoryId: 'turning',
      images: [{ uploadId: second, alt: 'Ескіз' }],
    },
    byOwner(),
  )
  expect(edited.revision?.changes).toMatchObject({ images: [{ id: second, alt: 'Ескіз' }] })
  expect([await isHeld(first), await isHeld(second)]).toEqual([true, true])
  expect(await call(getOrder, { slug: order.slug })).toMatchObject({ images: [{ id: first }] })

  const pending = await call(listPending, { what: 'edit' }, { token: support.token })
  expect(pending.items).toMatchObject([
    { kind: 'order', id: order.id, version: edited.version, what: 'edit' },
  ])

  await decide(order.id, { version: edited.version, approve: true })
  expect(await call(getOrder, { slug: order.slug })).toMatchObject({
    title: { uk: 'Пошиття зимових курток' },
    categoryId: 'turning',
    images: [{ id: second, alt: 'Ескіз' }],
  })
  expect([await isHeld(first), await isHeld(second)]).toEqual([false, true])
  expect((await call(getOwnOrder, { slug: order.slug }, byOwner())).revision).toBeNull()
  expect((await call(listPending, { what: 'edit' }, { token: support.token })).total).toBe(0)
  expect(await counterDifferences(database.db)).toEqual([])
})

test('a rejected edit stays with its reason until it is resubmitted or withdrawn', async () => {
  const picture = await storedPicture()
  const order = await publishedOrder()
  const edited = await call(
    editOrder,
    { id: order.id, city: 'Стрий', images: [{ uploadId: picture }] },
    byOwner(),
  )
  const rejecting = { kind: 'order' as const, id: order.id, version: edited.version, approve: false }
  expect((await refusal(decideRevision, rejecting, { token: moderator.token })).fields).toEqual({
    reason: 'required',
  })
  await decide(order.id, { version: edited.version, approve: false, reason: 'Чуже фото' })
  const back = await call(getOwnOrder, { slug: order.slug }, byOwner())
  expect(back).toMatchObject({ city: null, revision: { reason: 'Чуже фото', changes: { city: 'Стрий' } } })
  const again = await call(editOrder, { id: order.id, city: 'Самбір' }, byOwner())
  expect(again.revision).toMatchObject({ rejectedAt: null, changes: { city: 'Самбір' } })
  expect(await isHeld(picture)).toBe(true)
  expect(await call(withdrawOrderRevision, { id: order.id }, byOwner())).toMatchObject({ revision: null })
  expect(await isHeld(picture)).toBe(false)
})

test('a decision after another decision or a newer edit is stale', async () => {
  const order = await publishedOrder()
  const first = await call(editOrder, { id: order.id, city: 'Стрий' }, byOwner())
  const second = await call(editOrder, { id: order.id, city: 'Самбір' }, byOwner())
  const stale = { kind: 'order' as const, id: order.id, version: first.version, approve: true }
  expect((await refusal(decideRevision, stale, { token: moderator.token })).code).toBe('stale')
  const decisions = await Promise.allSettled(
    [true, true].map((approve) => decide(order.id, { version: second.version, approve })),
  )
  expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await call(getOrder, { slug: order.slug })).toMatchObject({ city: 'Самбір' })
})

test('only moderators decide, only staff see the queue and the history', async () => {
  const order = await publishedOrder()
  const { version } = await call(editOrder, { id: order.id, city: 'Стрий' }, byOwner())
  const approving = { kind: 'order' as const, id: order.id, version, approve: true }
  expect((await refusal(decideRevision, approving, { token: support.token })).code).toBe('forbidden')
  expect((await refusal(decideRevision, approving, byOwner())).code).toBe('forbidden')
  expect((await refusal(decideRevision, approving)).code).toBe('unauthenticated')
  expect((await refusal(listPending, {}, byOwner())).code).toBe('forbidden')
  const { items } = await call(listHistory, { kind: 'order', id: order.id }, { token: support.token })
  expect(items.map(({ to, actorId }) => [to, actorId])).toEqual([
    ['published', moderator.id],
    ['pending', owner.id],
    ['draft', owner.id],
  ])
})

test('a producer moves between lists when its new categories are approved', async () => {
  const { producer } = await call(createProducer, producerInput(), byOwner())
  await call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
  const edited = await call(
    editProducer,
    {
      id: producer.id,
      categoryIds: ['milling', 'workwear'],
      phones: ['+380441112233'],
      contactShow: 'none',
      processes: ['фрезерування'],
    },
    byOwner(),
  )
  expect(edited).toMatchObject({ categoryIds: ['workwear'], phones: ['+380441112233'], contactShow: 'none' })
  await call(
    decideRevision,
    { kind: 'producer', id: producer.id, version: edited.version, approve: true },
    { token: moderator.token },
  )
  expect(await call(getProducer, { slug: producer.slug })).toMatchObject({
    categoryIds: ['milling', 'workwear'],
    processes: ['фрезерування'],
  })
  const own = await call(getOwnProducer, { slug: producer.slug }, byOwner())
  expect(own.completeness).toBe(edited.completeness)
  expect(await counterDifferences(database.db)).toEqual([])
})

test('staff cannot decide about their own edits or undo decisions about them', async () => {
  const admin = await verifiedUser(site, 'admin')
  const { order } = await call(createOrder, orderInput(), { token: admin.token })
  const online = await call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
  const change = { id: order.id, version: online.version, title: { uk: 'Пошиття зимових курток' } }
  const { version } = await call(editOrder, change, { token: admin.token })
  const own = { kind: 'order', id: order.id, version, approve: true } as const
  expect((await refusal(decideRevision, own, { token: admin.token })).code).toBe('own_matter')
  const decided = await call(decideRevision, own, { token: moderator.token })
  const undo = { kind: 'order', id: order.id, version: decided.version } as const
  expect((await refusal(undoDecision, undo, { token: admin.token })).code).toBe('own_matter')
})

import {
  createOrder,
  createProducer,
  decideRevision,
  deleteOrder,
  editOrder,
  getOrder,
  getOwnOrder,
  getProducer,
  listHistory,
  setOrderStatus,
  setProducerStatus,
  undoDecision,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory.testing.ts'
import { counterDifferences } from '../index.ts'
import {
  orderInput,
  type Person,
  producerInput,
  setSettings,
  verifiedUser,
  withoutLimits,
} from '../writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database } = site

let owner: Person
let moderator: Person
let other: Person

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
  other = await verifiedUser(site, 'moderator')
})

const placed = async (by = owner) => (await call(createOrder, orderInput(), { token: by.token })).order
const decide = (id: string, status: 'published' | 'rejected', reason?: string) =>
  call(setOrderStatus, { id, status, ...(reason ? { reason } : {}) }, { token: moderator.token })
const undo = (id: string, version: number, by = moderator) =>
  call(undoDecision, { kind: 'order', id, version }, { token: by.token })
const undoRefusal = async (id: string, version: number, by = moderator) =>
  (await refusal(undoDecision, { kind: 'order', id, version }, { token: by.token })).code
const own = (id: string, by = owner) => call(getOwnOrder, { slug: id }, { token: by.token })

test('an approval taken back within a minute leaves no page, no place in the lists, and a new chance', async () => {
  const { id, slug } = await placed()
  const { version } = await decide(id, 'published')
  expect((await call(getOrder, { slug })).status).toBe('published')
  clock.pass(60_000)
  await undo(id, version)
  expect((await refusal(getOrder, { slug }, {})).code).toBe('not_found')
  expect(await own(id)).toMatchObject({ status: 'pending', publishedAt: null, expiresAt: null })
  expect(await counterDifferences(database.db)).toEqual([])
  const { items } = await call(listHistory, { kind: 'order', id }, { token: moderator.token })
  expect(items[0]).toMatchObject({ from: 'published', to: 'pending', actorId: moderator.id })
  expect((await decide(id, 'published')).status).toBe('published')
})

test('a rejection taken back is no rejection: the reason goes and the owner is told', async () => {
  const person = await verifiedUser(site)
  const { id } = await placed(person)
  const { version } = await decide(id, 'rejected', 'Нечітко')
  await undo(id, version)
  expect(await own(id, person)).toMatchObject({ status: 'pending', statusReason: null })
  const mails = await site.mailsTo(person.email, 3)
  expect(mails.map(({ subject }) => subject)).toContain('Рішення скасовано')
})

test('a rejected edit waits again, an approved one stays', async () => {
  const { id, slug } = await placed()
  await decide(id, 'published')
  const edited = await call(
    editOrder,
    { id, title: { uk: 'Пошиття зимових курток' } },
    { token: owner.token },
  )
  const decision = { kind: 'order', id, version: edited.version } as const
  const by = { token: moderator.token }
  const rejected = await call(decideRevision, { ...decision, approve: false, reason: 'Не те' }, by)
  const { version } = await undo(id, rejected.version)
  expect((await own(id)).revision).toMatchObject({ rejectedAt: null, reason: null })
  const approved = await call(decideRevision, { ...decision, version, approve: true }, by)
  expect(await undoRefusal(id, approved.version)).toBe('move_forbidden')
  expect((await call(getOrder, { slug })).title).toEqual({ uk: 'Пошиття зимових курток' })
})

test('nobody undoes what is not theirs, is older than a minute, or was followed by anything', async () => {
  const { id } = await placed()
  const { version } = await decide(id, 'published')
  expect(await undoRefusal(id, version, other)).toBe('move_forbidden')
  expect(await undoRefusal(id, version, owner)).toBe('forbidden')
  clock.pass(60_001)
  expect(await undoRefusal(id, version)).toBe('move_forbidden')

  const second = await placed()
  const decided = await decide(second.id, 'published')
  await call(deleteOrder, { id: second.id }, { token: owner.token })
  expect(await undoRefusal(second.id, decided.version)).toBe('stale')
  const waiting = await placed()
  expect(await undoRefusal(waiting.id, waiting.version)).toBe('move_forbidden')
})

test('a producer whose approval was taken back is in no list', async () => {
  const { producer } = await call(createProducer, producerInput(), { token: owner.token })
  const change = { id: producer.id, status: 'published' }
  const { version, slug } = await call(setProducerStatus, change, { token: moderator.token })
  await call(undoDecision, { kind: 'producer', id: producer.id, version }, { token: moderator.token })
  expect((await refusal(getProducer, { slug }, {})).code).toBe('not_found')
  const { rows } = await database.pool.query('select from producer_listings where producer_id = $1', [
    producer.id,
  ])
  expect(rows).toEqual([])
  expect(await counterDifferences(database.db)).toEqual([])
})

test('what was taken back counts neither for nor against trust', async () => {
  await setSettings(site, { autoApprove: { enabled: true, after: 2 } })
  const person = await verifiedUser(site)
  const first = await placed(person)
  for (let i = 0; i < 2; i += 1) await undo(first.id, (await decide(first.id, 'published')).version)
  const second = await placed(person)
  expect(second.status).toBe('pending')
  await decide(first.id, 'published')
  await undo(second.id, (await decide(second.id, 'rejected', 'Ні')).version)
  await decide(second.id, 'published')
  expect((await placed(person)).status).toBe('published')
  await withoutLimits(site)
})

import {
  createOrder,
  createProducer,
  decideRevision,
  deleteOrder,
  editOrder,
  editProducer,
  getOrder,
  getOwnOrder,
  getProducer,
  listHistory,
  setOrderStatus,
  setProducerStatus,
  undoDecision,
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
  setSettings,
  verifiedUser,
  withoutLimits,
} from '../../listing/writing/writing.testing.ts'
import { sweepReplacedTexts } from './replaced-text.repository.ts'

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

test('an approval undone within a minute unpublishes the listing and allows a new decision', async () => {
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

test('an undone rejection clears the reason and notifies the owner', async () => {
  const person = await verifiedUser(site)
  const { id } = await placed(person)
  const { version } = await decide(id, 'rejected', 'Нечітко')
  await undo(id, version)
  expect(await own(id, person)).toMatchObject({ status: 'pending', statusReason: null })
  const mails = await site.mailsTo(person.email, 4)
  expect(mails.map(({ subject }) => subject)).toContain('Рішення скасовано')
})

const edited = async (id: string, title: string, images?: { uploadId: string }[]) =>
  call(editOrder, { id, title: { uk: title }, ...(images ? { images } : {}) }, { token: owner.token })
const decideEdit = (id: string, version: number, approve: boolean, by = moderator) =>
  call(
    decideRevision,
    { kind: 'order', id, version, approve, ...(approve ? {} : { reason: 'Не те' }) },
    { token: by.token },
  )
const storedPicture = async () => {
  const row = uploadRow({ owner_id: owner.id, orphan_since: new Date() })
  await database.db.insertInto('uploads').values(row).execute()
  return row.id
}

test('only the moderator who rejected an edit can undo it', async () => {
  const { id } = await placed()
  await decide(id, 'published')
  const { version } = await decideEdit(id, (await edited(id, 'Пошиття зимових курток')).version, false)
  expect(await undoRefusal(id, version, other)).toBe('move_forbidden')
  await undo(id, version)
  expect((await own(id)).revision).toMatchObject({ rejectedAt: null, reason: null })
})

test('undoing an approved edit restores the old text and pictures and makes the edit pending', async () => {
  const person = await verifiedUser(site)
  const [first, second] = [
    uploadRow({ owner_id: person.id, orphan_since: new Date() }),
    uploadRow({ owner_id: person.id, orphan_since: new Date() }),
  ]
  await database.db.insertInto('uploads').values([first, second]).execute()
  const { order } = await call(createOrder, orderInput({ images: [{ uploadId: first.id }] }), {
    token: person.token,
  })
  await decide(order.id, 'published')
  const edit = { id: order.id, title: { uk: 'Пошиття зимових курток' }, images: [{ uploadId: second.id }] }
  const { version } = await call(editOrder, edit, { token: person.token })
  const approved = await decideEdit(order.id, version, true)
  const shown = () => call(getOrder, { slug: order.slug })
  expect(await shown()).toMatchObject({ title: edit.title, images: [{ id: second.id }] })

  clock.pass(60_000)
  const undone = await undo(order.id, approved.version)
  expect(await shown()).toMatchObject({ title: orderInput().title, images: [{ id: first.id }] })
  expect((await own(order.id, person)).revision).toMatchObject({
    rejectedAt: null,
    changes: { title: edit.title, images: [{ id: second.id }] },
  })
  const held = await database.db
    .selectFrom('uploads')
    .select('orphan_since')
    .where('id', 'in', [first.id, second.id])
    .execute()
  expect(held).toEqual([{ orphan_since: null }, { orphan_since: null }])
  expect((await site.mailsTo(person.email, 4)).map(({ subject }) => subject)).toContain(
    'Рішення про ваші зміни скасовано',
  )
  expect(await undoRefusal(order.id, undone.version)).toBe('move_forbidden')

  await decideEdit(order.id, undone.version, true)
  expect(await shown()).toMatchObject({ title: edit.title, images: [{ id: second.id }] })
  expect(await counterDifferences(database.db)).toEqual([])
})

test('an approved edit cannot be undone by others, after a minute, after another change, or when its old picture is used elsewhere', async () => {
  const publishedWith = async (uploadId: string) => {
    const { order } = await call(createOrder, orderInput({ images: [{ uploadId }] }), { token: owner.token })
    await decide(order.id, 'published')
    const { version } = await edited(order.id, 'Пошиття зимових курток', [])
    return { id: order.id, version: (await decideEdit(order.id, version, true)).version }
  }
  const late = await publishedWith(await storedPicture())
  expect(await undoRefusal(late.id, late.version, other)).toBe('move_forbidden')
  clock.pass(60_001)
  expect(await undoRefusal(late.id, late.version)).toBe('move_forbidden')

  const paused = await publishedWith(await storedPicture())
  const { version } = await call(setOrderStatus, { id: paused.id, status: 'paused' }, { token: owner.token })
  expect(await undoRefusal(paused.id, paused.version)).toBe('stale')
  expect(await undoRefusal(paused.id, version)).toBe('move_forbidden')

  const picture = await storedPicture()
  const poorer = await publishedWith(picture)
  await call(createOrder, orderInput({ images: [{ uploadId: picture }] }), { token: owner.token })
  expect(await undoRefusal(poorer.id, poorer.version)).toBe('move_forbidden')
  expect((await own(poorer.id)).title).toEqual({ uk: 'Пошиття зимових курток' })
})

test('a producer whose approved edit was undone is listed as before', async () => {
  const { producer } = await call(createProducer, producerInput(), { token: owner.token })
  await call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
  const edit = { id: producer.id, name: 'Цех «Нитка»', categoryIds: ['milling'] }
  const { version } = await call(editProducer, edit, { token: owner.token })
  const approving = { kind: 'producer' as const, id: producer.id, version, approve: true }
  const approved = await call(decideRevision, approving, { token: moderator.token })
  const undoing = { kind: 'producer' as const, id: producer.id, version: approved.version }
  await call(undoDecision, undoing, { token: moderator.token })
  expect(await call(getProducer, { slug: producer.slug })).toMatchObject({
    name: producerInput().name,
    categoryIds: ['workwear'],
  })
  expect(await counterDifferences(database.db)).toEqual([])
})

test('replaced texts are deleted once the approval is final', async () => {
  const { id } = await placed()
  await decide(id, 'published')
  await decideEdit(id, (await edited(id, 'Пошиття зимових курток')).version, true)
  const kept = () =>
    database.db.selectFrom('replaced_texts').select('id').where('order_id', '=', id).execute()
  await sweepReplacedTexts(database.db, clock.now)
  expect(await kept()).toHaveLength(1)
  await sweepReplacedTexts(database.db, new Date(clock.now.getTime() + 60_001))
  expect(await kept()).toEqual([])
})

test('only the moderator’s own latest decision of the last minute can be undone', async () => {
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

test('a producer whose approval was undone is in no list', async () => {
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

test('undone decisions do not affect trust', async () => {
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

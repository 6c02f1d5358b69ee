import {
  createOrder,
  decideMany,
  editOrder,
  getOwnOrder,
  listHistory,
  setOrderStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory.testing.ts'
import { orderInput, type Person, verifiedUser, withoutLimits } from '../listing/writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database, mailsTo } = site

let owner: Person
let moderator: Person
const as = ({ token }: Person) => ({ token })
const kind = 'order' as const

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
})

async function pendingOrder(by = owner) {
  const { order } = await call(createOrder, orderInput(), as(by))
  return { kind, id: order.id, version: order.version }
}
const statusOf = async ({ id }: { id: string }) =>
  (await call(getOwnOrder, { slug: id }, as(moderator))).status

test('each decision is audited and told by itself; refused ones are named and undo nothing', async () => {
  const [one, stale, own, two] = [
    await pendingOrder(),
    await pendingOrder(),
    await pendingOrder(moderator),
    await pendingOrder(),
  ]
  const gone = { kind, id: '0193b0a0-0000-7000-8000-000000000000', version: 1 }
  const items = [one, { ...stale, version: stale.version + 1 }, own, gone, two]
  const { results } = await call(decideMany, { act: 'reject', reason: 'Уточніть опис', items }, as(moderator))
  expect(results).toEqual([
    { kind, id: one.id, error: null },
    { kind, id: stale.id, error: 'stale' },
    { kind, id: own.id, error: 'move_forbidden' },
    { kind, id: gone.id, error: 'not_found' },
    { kind, id: two.id, error: null },
  ])
  for (const [each, status] of [
    [one, 'rejected'],
    [two, 'rejected'],
    [stale, 'pending'],
    [own, 'pending'],
  ] as const) {
    expect(await statusOf(each)).toBe(status)
  }
  const { items: history } = await call(listHistory, { kind, id: two.id }, as(moderator))
  expect(history[0]).toMatchObject({ to: 'rejected', actorId: moderator.id, reason: 'Уточніть опис' })
  const { rows } = await database.pool.query(
    `select subject_id from audit where actor_id = $1 and action = 'listing.status_changed'`,
    [moderator.id],
  )
  expect(rows.map(({ subject_id }) => subject_id)).toEqual(expect.arrayContaining([one.id, two.id]))
  // One e-mail verifies the address, three say that an order is being reviewed.
  const mails = await mailsTo(owner.email, 6)
  expect(mails.filter(({ text }) => text.includes('Уточніть опис'))).toHaveLength(2)
})

test('edits that wait are approved together with new listings', async () => {
  const [fresh, edited] = [await pendingOrder(), await pendingOrder()]
  await call(setOrderStatus, { id: edited.id, status: 'published' }, as(moderator))
  const waiting = await call(editOrder, { id: edited.id, title: { uk: 'Пошиття довгих курток' } }, as(owner))
  const items = [fresh, { ...edited, version: waiting.version, what: 'edit' as const }]
  const { results } = await call(decideMany, { act: 'approve', items }, as(moderator))
  expect(results.map(({ error }) => error)).toEqual([null, null])
  expect((await call(getOwnOrder, { slug: edited.id }, as(owner))).title.uk).toBe('Пошиття довгих курток')
})

test('an approval does not unblock, and an unblock does not approve', async () => {
  const [blocked, pending] = [await pendingOrder(), await pendingOrder()]
  const { version } = await call(
    setOrderStatus,
    { id: blocked.id, status: 'blocked', reason: 'Обман' },
    as(moderator),
  )
  const held = { ...blocked, version }
  const act = async (wanted: 'approve' | 'unblock') =>
    (await call(decideMany, { act: wanted, items: [wanted === 'approve' ? held : pending] }, as(moderator)))
      .results[0]
  expect(await act('approve')).toMatchObject({ error: 'move_forbidden' })
  expect(await act('unblock')).toMatchObject({ error: 'move_forbidden' })
})

test('a reason is required, and more than fifty listings are refused', async () => {
  const item = await pendingOrder()
  const fields = async (input: object) =>
    (await refusal(decideMany, { act: 'reject', items: [item], ...input } as never, as(moderator))).fields
  expect(await fields({})).toEqual({ reason: 'required' })
  expect(Object.keys((await fields({ items: Array(51).fill(item) })) ?? {})).toEqual(['items'])
  expect(await statusOf(item)).toBe('pending')
})

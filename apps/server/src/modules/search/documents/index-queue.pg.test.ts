import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onTables } from '../../../platform/db/on-tables.ts'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { type DirectoryTables, relistProducers, sweepExpired, walkListings } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'
import { reindex } from './reindex.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
const { db } = database
await insertTestDictionaries(db)
const search = await testSearch(database)

beforeAll(async () => {
  // The other listings have other words, so that no word occurs in every listing.
  await insertOrders(db, [orderRow(), orderRow()])
})

beforeEach(async () => {
  await db.deleteFrom('orders').where('title_uk', 'like', 'Перевірка%').execute()
})

async function newOrder(overrides: Parameters<typeof orderRow>[0] = {}) {
  const order = orderRow({ title_uk: 'Перевірка шестерень на стенді', ...overrides })
  await insertOrders(db, [order])
  return order.id
}

const setOrder = (id: string, values: object) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute()

test('an edited listing is found only by its new words', async () => {
  const id = await newOrder()
  await search.index()
  expect(await search.idsOf('шестерня')).toEqual([id])
  await setOrder(id, { title_uk: 'Перевірка втулок на стенді' })
  await search.index()
  expect(await search.idsOf('втулка стенд')).toEqual([id])
  expect(await search.idsOf('шестерні')).toEqual([])
})

test('an unpublished listing is not found once its transaction commits, and found again when republished', async () => {
  const id = await newOrder()
  await search.index()
  await setOrder(id, { status: 'paused' })
  expect(await search.find('шестерня')).toMatchObject({ total: 0 })
  await setOrder(id, { status: 'published' })
  await search.index()
  expect(await search.idsOf('шестерня')).toEqual([id])
  await db.deleteFrom('orders').where('id', '=', id).execute()
  expect(await search.find('шестерня')).toMatchObject({ total: 0 })
})

test('an order is found until it expires, independent of the sweep', async () => {
  const id = await newOrder({ expires_at: new Date(search.clock.now.getTime() + 60_000) })
  await search.index()
  expect(await search.idsOf('шестерня')).toEqual([id])
  const before = search.clock.now
  search.clock.now = new Date(before.getTime() + 60_001)
  expect(await search.find('шестерня')).toMatchObject({ total: 0 })
  await sweepExpired(db, search.clock.now)
  await search.index()
  search.clock.now = before
  expect(await search.find('шестерня')).toMatchObject({ total: 0 })
})

test('a rolled back change queues nothing', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await insertOrders(onTables(tx), [orderRow({ title_uk: 'Перевірка шестерень на стенді' })])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await search.queue()
  expect(await db.selectFrom('search_queue').selectAll().execute()).toEqual([])
})

test('changes of unindexed columns queue nothing', async () => {
  const id = await newOrder()
  await search.index()
  await setOrder(id, { contact_phone: '+380441234567', highlight_until: new Date() })
  await search.queue()
  expect(await db.selectFrom('search_queue').selectAll().execute()).toEqual([])
})

test('a producer is found by its processes, category and the category’s new name', async () => {
  const producer = producerRow({ name: 'Перевірка-Сервіс', processes: ['хромування'] })
  await db.insertInto('producers').values(producer).execute()
  await db
    .insertInto('producer_categories')
    .values({ producer_id: producer.id, position: 0, root_id: 20, category_id: 21 })
    .execute()
  await relistProducers(db, [producer.id], search.clock.now)
  await search.index()
  expect(await search.idsOf('хромування')).toEqual([producer.id])
  await db.updateTable('categories').set({ name_uk: 'Полірування' }).where('id', '=', 21).execute()
  await search.index()
  expect(await search.idsOf('поліруванням')).toEqual([producer.id])
  await db.deleteFrom('producers').where('id', '=', producer.id).execute()
})

test('unpublished listings are never found, after any sequence of changes and task runs', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom('draft', 'pending', 'published', 'paused', 'blocked', 'archived'),
    }),
    fc.record({ kind: fc.constant('expiry' as const), inMs: fc.constantFrom(-1_000, 3_600_000) }),
    fc.record({
      kind: fc.constant('title' as const),
      title: fc.constantFrom('Перевірка шестерень у цеху', 'Перевірка шестерень удома'),
    }),
    fc.record({ kind: fc.constant('index' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const id = await newOrder()
      const state = { status: 'published', expiresAt: Number.POSITIVE_INFINITY }
      for (const each of steps) {
        if (each.kind === 'status') {
          state.status = each.status
          await setOrder(id, { status: each.status })
        } else if (each.kind === 'expiry') {
          state.expiresAt = search.clock.now.getTime() + each.inMs
          await setOrder(id, { expires_at: new Date(state.expiresAt) })
        } else if (each.kind === 'title') await setOrder(id, { title_uk: each.title })
        else await search.index()
        const isOpen = state.status === 'published' && state.expiresAt > search.clock.now.getTime()
        const found = await search.find('шестерня')
        if (!isOpen) expect([found.total, found.items]).toEqual([0, []])
      }
      await search.index()
      const isOpen = state.status === 'published' && state.expiresAt > search.clock.now.getTime()
      expect(await search.idsOf('шестерня')).toEqual(isOpen ? [id] : [])
      await db.deleteFrom('orders').where('id', '=', id).execute()
    }),
    { numRuns: 12 },
  )
})

test('reindexing restores all lost documents', async () => {
  const id = await newOrder()
  await search.index()
  await db.deleteFrom('order_documents').execute()
  await db.deleteFrom('search_terms').execute()
  expect(await search.find('шестерня')).toMatchObject({ total: 0 })
  await reindex({
    db,
    engine: search.ctx.search.engine,
    dictionaries: search.ctx.dictionaries,
    now: search.ctx.now,
  })
  expect(await search.idsOf('шестерня')).toEqual([id])
})

test('a reindex builds the same indexes as the schema', async () => {
  const definitions = async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname like '%_documents_words' order by 1`.execute(db)
    return rows.map(({ indexdef }) => indexdef)
  }
  const before = await definitions()
  await db.deleteFrom('order_documents').execute()
  const { engine } = search.ctx.search
  await reindex({ db, engine, dictionaries: search.ctx.dictionaries, now: search.ctx.now })
  expect(await definitions()).toEqual(before)
})

test('reindexing visits each listing once, also those with equal timestamps', async () => {
  const bumped_at = new Date('2026-05-01T10:00:00.000Z')
  await insertOrders(
    db,
    Array.from({ length: 5 }, () => orderRow({ title_uk: 'Перевірка шестерень', bumped_at })),
  )
  const walked: string[] = []
  for await (const ids of walkListings(onTables(db), 'order', 2)) walked.push(...ids)
  const open = await db.selectFrom('orders').select('id').where('listed', '=', true).execute()
  expect(walked.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
})

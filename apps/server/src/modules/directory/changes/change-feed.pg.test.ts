import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { uploadRow } from '../../uploads/uploads.testing.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../directory.testing.ts'
import type { Tx } from '../directory-context.ts'
import { routeChanges } from './change-feed.ts'
import type { ListingChange, ListingChanges } from './listing-change.ts'
import { notifyChangedPages } from './notify-changed-pages.ts'

const { db, pool, connection } = await testDatabase<DirectoryTables>()
await insertTestDictionaries(db)
const listener = new pg.Client(connection)
await listener.connect()
await listener.query('listen page_changes')
const heard: string[] = []
listener.on('notification', ({ payload = '' }) => heard.push(payload))
afterAll(() => listener.end())

beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await routeChanges(db, [])
})

/** Returns a target of the change feed. The target collects all changes that it receives in `changes`. */
function recorder() {
  const changes: ListingChange[] = []
  const target = async (_tx: Tx, batch: ListingChanges) => void changes.push(...batch.changes)
  return { changes, target }
}

async function newOrder(overrides: Parameters<typeof orderRow>[0] = {}): Promise<string> {
  const order = orderRow(overrides)
  await insertOrders(db, [order])
  return order.id
}

const setOrder = (id: string, values: object) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute()

/** Publishes all pending changes, and returns the cache tags that other processes were told to invalidate. */
async function notified(): Promise<string[]> {
  heard.length = 0
  await routeChanges(db, [notifyChangedPages])
  // The server delivers notifications together with the answer to a later statement.
  await listener.query('select 1')
  return [...heard]
}

test('the feed reports each change with its state before and after, in commit order', async () => {
  const id = await newOrder({ status: 'draft' })
  await setOrder(id, { status: 'published', version: 2 })
  await setOrder(id, { city: 'Львів', version: 3 })
  await db.deleteFrom('orders').where('id', '=', id).execute()
  const { changes, target } = recorder()
  await routeChanges(db, [target])
  const facts = (status: string, listed: boolean, version: number) => ({
    status,
    listed,
    version,
    ownerId: null,
  })
  expect(changes).toMatchObject([
    { id, before: null, after: facts('draft', false, 1) },
    { before: facts('draft', false, 1), after: facts('published', true, 2) },
    { before: facts('published', true, 2), after: facts('published', true, 3) },
    { before: facts('published', true, 3), after: null },
  ])
  expect(changes[2]?.changed.toSorted()).toEqual(['city', 'search', 'version'])
})

test('concurrent processes publish each change to a target exactly once', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => newOrder()))
  const { changes, target } = recorder()
  await Promise.all(Array.from({ length: 5 }, () => routeChanges(db, [target])))
  await routeChanges(db, [target])
  expect(changes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('changes that a failed process did not commit are published by the next run', async () => {
  const id = await newOrder()
  const dying = async (tx: Tx) => {
    const { rows } = await pool.query(`
      select pid from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`)
    expect(rows.length).toBe(1)
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.selectFrom('orders').select('id').execute()
  }
  await expect(routeChanges(db, [dying])).rejects.toThrow()
  const { changes, target } = recorder()
  await routeChanges(db, [target])
  expect(changes.map((change) => change.id)).toEqual([id])
})

test('cached pages are invalidated by changes of public listings and by unpublishing', async () => {
  const id = await newOrder()
  expect(await notified()).toEqual([`orders order:${id}`])
  for (const status of ['blocked', 'archived'] as const) {
    await setOrder(id, { status })
    expect(await notified()).toEqual([`orders order:${id}`])
  }
  await db.deleteFrom('orders').where('id', '=', id).execute()
  expect(await notified()).toEqual([`orders order:${id}`])
})

test('changes of unpublished listings invalidate no cached page', async () => {
  const id = await newOrder({ status: 'draft' })
  for (const values of [
    { city: 'Львів' },
    { status: 'pending' },
    { status: 'cancelled' },
    { city: 'Київ' },
  ]) {
    await setOrder(id, values)
  }
  expect(await notified()).toEqual([])
})

test('changes of a picture, a document or a stored file count as changes of their order', async () => {
  const id = await newOrder()
  await routeChanges(db, [])
  const upload = uploadRow()
  await db.insertInto('uploads').values(upload).execute()
  await db.insertInto('order_images').values({ order_id: id, upload_id: upload.id, position: 0 }).execute()
  expect(await notified()).toEqual([`orders order:${id}`])
  await db.updateTable('uploads').set({ access: 'granted' }).where('id', '=', upload.id).execute()
  expect(await notified()).toEqual([`orders order:${id}`])
  await db.deleteFrom('order_images').where('order_id', '=', id).execute()
  expect(await notified()).toEqual([`orders order:${id}`])
})

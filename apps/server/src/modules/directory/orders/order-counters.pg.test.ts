import { ORDER_TYPES, listOrders as route } from '@verstat/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import {
  insertOrders,
  itemAt,
  orderRow,
  TEST_LEAVES,
  TEST_REGIONS,
  testContext,
} from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { foldDeltas } from '../listing/paging/counters.ts'
import {
  checkCounters,
  counterDifferences,
  foldCounters,
  recountListings,
} from '../listing/paging/maintain-counters.ts'
import { sweepExpired } from '../listing/paging/sweep-expired.ts'
import { listOrders } from './list-orders.ts'
import { ORDER_LIST } from './order-list.ts'

const database = await testDatabase<DirectoryTables>()
const { db } = database
const HOUR_MS = 3_600_000

let ctx: DirectoryContext

beforeAll(async () => {
  ctx = await testContext(database)
})

const total = async () => (await listOrders(ctx, route.body.parse({}))).total
const counted = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders where listed and expires_at > ${ctx.now()}`.execute(db)
  return rows[0]?.n
}
const pending = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from order_deltas`.execute(db)
  return rows[0]?.n
}
const pick = <T>(list: readonly T[]): T => itemAt(list, Math.floor(Math.random() * list.length))
const someIds = (count: number) => sql`(select id from orders order by random() limit ${count})`

function anyOrder() {
  const leaf = pick(TEST_LEAVES)
  const age = Math.random() * 60 * 24 * HOUR_MS
  return orderRow({
    type: pick(ORDER_TYPES),
    region_id: pick(TEST_REGIONS).key,
    root_id: leaf.rootKey,
    category_id: leaf.key,
    bumped_at: new Date(Date.now() - age),
    expires_at: new Date(Date.now() + (Math.random() - 0.2) * 20 * HOUR_MS),
    status: pick(['published', 'published', 'paused'] as const),
  })
}

/** One write of each kind that adds, removes or moves rows of the lists. */
const WRITES = [
  () => insertOrders(db, [anyOrder()]),
  () => insertOrders(db, Array.from({ length: 50 }, anyOrder)),
  () => sql`update orders set status = 'paused' where id in ${someIds(9)}`.execute(db),
  () => sql`update orders set status = 'published' where id in ${someIds(9)}`.execute(db),
  () => sql`update orders set bumped_at = now() where id in ${someIds(9)}`.execute(db),
  () =>
    sql`update orders set expires_at = now() + (random() - 0.3) * interval '1 day' where id in ${someIds(9)}`.execute(
      db,
    ),
  () =>
    sql`update orders set type = 'supply', region_id = 2, root_id = 20, category_id = 22 where id in ${someIds(9)}`.execute(
      db,
    ),
  () =>
    sql`update orders set title_uk = 'Назва, якої досі тут не було' where id in ${someIds(9)}`.execute(db),
  () => sql`delete from orders where id in ${someIds(5)}`.execute(db),
  () => sweepExpired(db, new Date()),
  () =>
    db
      .transaction()
      .execute(async (tx) => {
        await sql`delete from orders where id in ${someIds(20)}`.execute(tx)
        throw new Error('undone')
      })
      .catch((error: unknown) => {
        // Throws every error again, for example a deadlock, unless it is the intended rollback.
        if (!(error instanceof Error) || error.message !== 'undone') throw error
      }),
]

test('concurrent writes and folds leave all counters exact', {
  timeout: 60_000,
}, async () => {
  const writer = async () => {
    for (let step = 0; step < 40; step += 1) await pick(WRITES)()
  }
  let isWriting = true
  const folder = async () => {
    while (isWriting) await foldCounters(db)
  }
  const folders = Promise.all([folder(), folder()])
  // Writers lock rows in different orders, so deadlocks are expected. PostgreSQL rolls back one of the transactions.
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, writer))
  isWriting = false
  await folders
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(faults.filter((code) => code !== '40P01')).toEqual([])
  expect(await counterDifferences(db)).toEqual([])
  expect(await total()).toBe(await counted())
  await foldCounters(db)
  expect(await pending()).toBe(0)
  expect(await counterDifferences(db)).toEqual([])
  expect(await total()).toBe(await counted())
})

test('four concurrent folds process all batches of deltas', async () => {
  await foldCounters(db)
  const before = await total()
  await sql`insert into order_deltas select 'supply', 1, 10, 11, now() - n * interval '1 minute', 1
    from generate_series(1, 45000) n`.execute(db)
  expect(await total()).toBe(before + 45_000)
  const folded = await Promise.all([1, 2, 3, 4].map(() => foldDeltas(db, ORDER_LIST)))
  expect(folded.reduce((sum, n) => sum + n, 0)).toBe(45_000)
  expect(await pending()).toBe(0)
  expect(await total()).toBe(before + 45_000)
  await db.transaction().execute(recountListings)
  expect(await total()).toBe(before)
})

test('an expired order is not in the total, before and after the sweep', async () => {
  await insertOrders(db, [orderRow({ expires_at: new Date(Date.now() + HOUR_MS / 2) })])
  const before = await total()
  const later = { ...ctx, now: () => new Date(Date.now() + HOUR_MS) }
  const totalLater = async () => (await listOrders(later, route.body.parse({}))).total
  const after = await totalLater()
  expect(after).toBeLessThan(before)
  await sweepExpired(db, later.now())
  expect(await totalLater()).toBe(after)
  await foldCounters(db)
  expect(await totalLater()).toBe(after)
  expect(await total()).toBe(after)
})

test('counters are exact after a bulk load without deltas', async () => {
  const before = await total()
  await db.transaction().execute(async (tx) => {
    await sql`set local verstat.bulk = 'on'`.execute(tx)
    await tx
      .insertInto('orders')
      .values(Array.from({ length: 100 }, () => orderRow()))
      .execute()
    await recountListings(tx)
  })
  expect(await pending()).toBe(0)
  expect(await total()).toBe(before + 100)
  await insertOrders(db, [orderRow()])
  expect(await total()).toBe(before + 101)
})

test('the nightly check finds, reports and corrects a wrong counter', async () => {
  await foldCounters(db)
  await sql`update order_totals set n = n + 3 where type = 'any' and region_id = 0 and category_id = 0`.execute(
    db,
  )
  const differences = await checkCounters(db)
  expect(differences).toHaveLength(1)
  expect(differences[0]).toMatchObject({ counter: 'order_totals', key: 'any 0 0', surplus: 3 })
  expect(await counterDifferences(db)).toEqual([])
  expect(await total()).toBe(await counted())
})

test('truncating the table resets its counters', async () => {
  await sql`truncate orders cascade`.execute(db)
  expect(await total()).toBe(0)
  await insertOrders(db, [orderRow(), orderRow()])
  expect(await total()).toBe(2)
  await foldCounters(db)
  expect(await counterDifferences(db)).toEqual([])
})

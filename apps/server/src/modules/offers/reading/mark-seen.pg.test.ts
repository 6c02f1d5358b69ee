import { compareOffers, getOffer, reviseOffer } from '@verstat/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer } from '../offers.testing.ts'
import { markSeen } from './get-offer.ts'

const site = await testSite({
  prepare: async (db) => {
    await insertTestDictionaries(db)
    // PostgreSQL then reads and locks rows as they lie on the disk, which it may do in any large table.
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set enable_indexscan = off`.execute(db)
  },
})
const { call, database, clock } = site

beforeAll(() => withoutLimits(site))

test('reading a comparison locks offers by id, as changes of their order do', async () => {
  const order = await newOrder(site)
  const sent = [
    await sendOffer(site, order, await newMaker(site)),
    await sendOffer(site, order, await newMaker(site)),
  ]
  const [first, last] = sent.map(({ id }) => id).toSorted()
  if (first === undefined || last === undefined) throw new Error('both offers were sent')
  const lock = (tx: typeof database.db, id: string) =>
    sql`select from offers where id = ${id} for no key update nowait`.execute(tx)
  // A new version of the row, which lies behind the row of the other offer.
  await sql`update offers set created_at = created_at - interval '1 second' where id = ${first}`.execute(
    database.db,
  )
  let reading: Promise<unknown> | undefined
  await database.db.transaction().execute(async (tx) => {
    await lock(tx, first)
    reading = call(compareOffers, { id: order.id }, order.buyer)
    await eventually('the comparison waits for the lock', async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
      return rows.length > 0
    })
    await lock(tx, last)
  })
  await reading
})

test('a revision that came while the customer read the earlier one is not marked as read', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, maker)
  await call(reviseOffer, { id, version, leadDays: 3 }, maker)
  await markSeen(database.db, [{ id, revision: 1 }], clock.now)
  expect((await call(getOffer, { id }, maker)).seenAt).toBeNull()
  await markSeen(database.db, [{ id, revision: 2 }], clock.now)
  expect((await call(getOffer, { id }, maker)).seenAt).toBe(clock.now.toISOString())
})

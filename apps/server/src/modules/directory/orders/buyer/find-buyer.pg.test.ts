import { Order } from '@verstat/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../platform/testing/test-database.ts'
import { insertOwner } from '../../../uploads/uploads.testing.ts'
import { routeChanges } from '../../changes/change-feed.ts'
import { notifyChangedPages } from '../../changes/notify-changed-pages.ts'
import type { DirectoryTables } from '../../directory.tables.ts'
import { orderRow, producerRow, testContext } from '../../directory.testing.ts'
import { getOrder } from '../get-order.ts'

const database = await testDatabase<DirectoryTables>()
const { db, pool } = database
const ctx = await testContext(database)
const BUYER = '0198c0de-0000-7000-8000-00000000b0e1'
const STRANGER = '0198c0de-0000-7000-8000-00000000b0e2'
await insertOwner(db, BUYER)
await insertOwner(db, STRANGER)
const PAST = new Date(Date.now() - 1_000)

beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('producers').execute()
  await routeChanges(db, [])
})

async function insert(overrides: Parameters<typeof orderRow>[0] = {}) {
  const row = orderRow({ owner_id: BUYER, ...overrides })
  await db.insertInto('orders').values(row).execute()
  return row
}

const buyerOf = async (slug: string) => Order.parse(await getOrder(ctx, { slug })).buyer

test('a buyer has the public name and a count of what became of the other orders', async () => {
  const { slug } = await insert()
  await insert({ status: 'paused' })
  await insert({ status: 'awarded' })
  await insert({ status: 'completed' })
  await insert({ expires_at: PAST })
  await insert({ status: 'cancelled' })
  const open = await insert()
  // The following five orders are not counted, because they were never published, are hidden, or belong to somebody
  // else.
  await insert({ status: 'cancelled', published_at: null, bumped_at: null, expires_at: null })
  await insert({ status: 'draft', published_at: null, bumped_at: null, expires_at: null })
  await insert({ status: 'blocked' })
  await insert({ status: 'archived' })
  await insert({ owner_id: STRANGER })
  expect(await buyerOf(slug)).toMatchObject({
    name: 'Олена Ґ.',
    company: null,
    orders: { total: 6, open: 1, paused: 1, chosen: 2, expired: 1, cancelled: 1 },
    changesAt: (open.expires_at as Date).toISOString(),
  })
})

describe('the company', () => {
  const verified = {
    owner_id: BUYER,
    name: 'Цех',
    verified_at: new Date(),
    verified_until: new Date(Date.now() + 60_000),
    verification_source: 'register' as const,
  }

  test('is the verified producer of the buyer', async () => {
    const { slug } = await insert()
    const producer = producerRow(verified)
    await db
      .insertInto('producers')
      .values([producer, producerRow({ owner_id: BUYER })])
      .execute()
    expect((await buyerOf(slug))?.company).toEqual({ name: 'Цех', slug: producer.slug })
  })

  test.each([
    ['not verified', { verified_at: null, verified_until: null, verification_source: null }],
    ['verified in the past', { verified_at: new Date(0), verified_until: PAST }],
    ['not published', { status: 'paused' as const }],
    ['of somebody else', { owner_id: STRANGER }],
  ])('is absent when the producer is %s', async (_, change) => {
    const { slug } = await insert()
    await db
      .insertInto('producers')
      .values(producerRow({ ...verified, ...change }))
      .execute()
    expect((await buyerOf(slug))?.company).toBeNull()
  })

  test('and the name are hidden when the order shows no contact, in every status', async () => {
    await db.insertInto('producers').values(producerRow(verified)).execute()
    for (const status of ['published', 'awarded'] as const) {
      const { slug } = await insert({ contact_show: 'none', status })
      expect(await buyerOf(slug)).toMatchObject({ name: null, company: null })
    }
  })
})

const BLOCK = sql`update users set blocked_at = now(), blocked_reason = 'спам' where id = ${BUYER}`
const UNBLOCK = sql`update users set blocked_at = null, blocked_reason = null where id = ${BUYER}`

test.each([
  ['blocked', BLOCK, UNBLOCK],
  [
    'about to be erased',
    sql`update users set erase_at = now() where id = ${BUYER}`,
    sql`update users set erase_at = null where id = ${BUYER}`,
  ],
])('a user who is %s is not shown', async (_, hide, show) => {
  const { slug } = await insert()
  await hide.execute(db)
  expect(await buyerOf(slug)).toBeNull()
  await show.execute(db)
  expect(await buyerOf(slug)).not.toBeNull()
})

test('an order without an owner has no buyer', async () => {
  const { slug } = await insert({ owner_id: null })
  expect(await buyerOf(slug)).toBeNull()
})

describe('pages of the buyer’s orders are dropped', () => {
  /** Returns the tags that were invalidated by the changes since the last call. */
  async function dropped(change: () => Promise<unknown>): Promise<string[]> {
    const listener = await pool.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(...payload.split(' ')))
    await listener.query('listen page_changes')
    await change()
    await routeChanges(db, [notifyChangedPages])
    await listener.query('select 1')
    await listener.query('unlisten page_changes')
    listener.removeAllListeners('notification')
    listener.release()
    return heard
  }
  const set = (id: string, values: object) =>
    db.updateTable('orders').set(values).where('id', '=', id).execute()

  test('when another order changes its status, and not when it changes its text', async () => {
    const shown = await insert()
    const other = await insert()
    await routeChanges(db, [])
    expect(await dropped(() => set(other.id, { status: 'awarded' }))).toContain(`order:${shown.id}`)
    expect(await dropped(() => set(other.id, { city: 'Луцьк' }))).not.toContain(`order:${shown.id}`)
  })

  test('when the buyer is renamed or blocked', async () => {
    const { id } = await insert()
    await routeChanges(db, [])
    const rename = () => sql`update users set lastname = 'Їжак' where id = ${BUYER}`.execute(db)
    expect(await dropped(rename)).toContain(`order:${id}`)
    expect(await dropped(rename)).toEqual([])
    expect(await dropped(() => BLOCK.execute(db))).toContain(`order:${id}`)
    await UNBLOCK.execute(db)
  })

  test('when the verification of the company ends early', async () => {
    const { id } = await insert()
    const until = new Date(Date.now() + 60_000)
    const producer = producerRow({
      owner_id: BUYER,
      verified_at: PAST,
      verified_until: until,
      verification_source: 'register',
    })
    await db.insertInto('producers').values(producer).execute()
    await routeChanges(db, [])
    const end = () =>
      db.updateTable('producers').set({ verified_until: new Date() }).where('id', '=', producer.id).execute()
    expect(await dropped(end)).toContain(`order:${id}`)
  })
})

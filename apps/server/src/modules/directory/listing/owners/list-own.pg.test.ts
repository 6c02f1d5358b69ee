import {
  deleteOrder,
  editOrder,
  listOwnOrders,
  listOwnProducers,
  restoreOrder,
  setOrderStatus,
} from '@verstat/contract'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../../directory.testing.ts'
import type { OrderTable } from '../../orders/order.tables.ts'
import { verifiedUser, withoutLimits } from '../writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { db } = database
await withoutLimits(site)

async function newOrder(ownerId: string, overrides: Partial<Insertable<OrderTable>> = {}): Promise<string> {
  const row = orderRow({ owner_id: ownerId, ...overrides })
  await db.insertInto('orders').values(row).execute()
  return row.id
}

describe('the owner’s list', () => {
  test('counts listings by status, including computed expired and deleted ones', async () => {
    const { id, token } = await verifiedUser(site)
    await newOrder(id)
    await newOrder(id)
    await newOrder(id, { status: 'paused' })
    await newOrder(id, { expires_at: new Date('2026-01-01T00:00:00Z') })
    const gone = await newOrder(id)
    await newOrder((await verifiedUser(site)).id)
    await call(deleteOrder, { id: gone }, { token })

    const all = await call(listOwnOrders, { limit: 2 }, { token })
    expect(all).toMatchObject({ total: 4, pages: 2 })
    expect(Object.fromEntries(all.statuses.map(({ value, count }) => [value, count]))).toEqual({
      published: 2,
      paused: 1,
      expired: 1,
      archived: 1,
    })
    const deleted = await call(listOwnOrders, { status: 'archived' }, { token })
    expect(deleted).toMatchObject({ total: 1, items: [{ id: gone, allowed: [] }] })
    expect(deleted.items[0]?.restorableUntil).not.toBeNull()
    await call(restoreOrder, { id: gone }, { token })
    expect(await call(listOwnOrders, { status: 'published' }, { token })).toMatchObject({ total: 3 })
  })

  test('allows exactly the moves of an owner, even to staff', async () => {
    const { id, token } = await verifiedUser(site, 'moderator')
    const pending = await newOrder(id, { status: 'pending' })
    const { items } = await call(listOwnOrders, {}, { token })
    expect(items).toMatchObject([{ id: pending, allowed: ['draft', 'cancelled', 'archived'] }])
    for (const status of items[0]?.allowed ?? []) {
      if (status !== 'archived') continue
      await call(setOrderStatus, { id: pending, status }, { token })
    }
    expect(await call(listOwnOrders, {}, { token })).toMatchObject({ total: 0 })
  })

  test('shows views, contact requests and pending edits', async () => {
    const { id, token } = await verifiedUser(site)
    const order = await newOrder(id)
    await db.insertInto('order_stats').values({ order_id: order, views: 7, contacts: 2 }).execute()
    await call(editOrder, { id: order, title: { uk: 'Пошиття теплих робочих курток' } }, { token })
    const { items } = await call(listOwnOrders, {}, { token })
    expect(items).toMatchObject([
      { counts: { views: 7, contacts: 2 }, revision: { rejectedAt: null, reason: null } },
    ])
    await database.pool.query(
      `update listing_revisions set rejected_at = now(), reason = 'Забагато обіцянок' where order_id = $1`,
      [order],
    )
    expect((await call(listOwnOrders, {}, { token })).items).toMatchObject([
      { revision: { reason: 'Забагато обіцянок' } },
    ])
  })

  test('lists the owner’s producers in the same way', async () => {
    const { id, token } = await verifiedUser(site)
    await db
      .insertInto('producers')
      .values([
        producerRow({ owner_id: id }),
        producerRow({ owner_id: id, status: 'rejected', status_reason: 'Немає опису' }),
      ])
      .execute()
    const list = await call(listOwnProducers, { status: 'rejected' }, { token })
    expect(list).toMatchObject({
      total: 1,
      items: [{ status: 'rejected', statusReason: 'Немає опису', counts: { views: 0, contacts: 0 } }],
      statuses: [
        { value: 'published', count: 1 },
        { value: 'rejected', count: 1 },
      ],
    })
  })
})

import { listOrders as listRoute, Order, OrderList } from '@verstat/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { insertOwner, uploadRow } from '../../uploads/uploads.testing.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { orderRow, testContext } from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { listRelatedOrders } from './list-related-orders.ts'

const database = await testDatabase<DirectoryTables>()
const { db } = database
const OWNER_ID = '0198c0de-0000-7000-8000-00000000beef'
let ctx: DirectoryContext

beforeAll(async () => {
  ctx = await testContext(database)
  await insertOwner(db, OWNER_ID)
})

const DRAFT = { published_at: null, bumped_at: null, expires_at: null }

async function insert(overrides: Parameters<typeof orderRow>[0]) {
  const row = orderRow(overrides)
  await db.insertInto('orders').values(row).execute()
  return row
}

describe('public access', () => {
  test.each([
    ['published', {}, 'published'],
    ['published past its expiry', { expires_at: new Date(Date.now() - 1_000) }, 'expired'],
    ['paused', { status: 'paused' as const }, 'paused'],
    ['awarded', { status: 'awarded' as const }, 'awarded'],
    ['completed', { status: 'completed' as const }, 'completed'],
  ])('%s: yes', async (_, overrides, status) => {
    const row = await insert({ ...overrides, contact_show: 'public' })
    expect((await getOrder(ctx, { slug: row.slug })).status).toBe(status)
    const byId = await getOrder(ctx, { slug: row.id })
    expect(byId.slug).toBe(row.slug)
    expect(byId.contactShow).toBe(status === 'published' ? 'public' : 'none')
  })

  test.each([
    ['a draft', { status: 'draft' as const, ...DRAFT }, 'not_found'],
    ['pending', { status: 'pending' as const, ...DRAFT }, 'not_found'],
    ['rejected', { status: 'rejected' as const, ...DRAFT }, 'not_found'],
    ['cancelled', { status: 'cancelled' as const }, 'not_found'],
    ['blocked', { status: 'blocked' as const }, 'not_found'],
    ['archived', { status: 'archived' as const }, 'gone'],
  ])('%s: no', async (_, overrides, code) => {
    const row = await insert(overrides)
    await expect(getOrder(ctx, { slug: row.slug })).rejects.toMatchObject({ code })
    await expect(getOrder(ctx, { slug: row.id })).rejects.toMatchObject({ code })
    await expect(listRelatedOrders(ctx, { id: row.id })).rejects.toMatchObject({ code })
  })

  test.each([
    'nema-takoho',
    '0198c0de-0000-7000-8000-000000000000',
    '%',
    "'; drop table orders; --",
    '\u{1F600}',
  ])('%s is not found', async (slug) => {
    await expect(getOrder(ctx, { slug })).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('an order shows its pictures in order, its public files, and its counts', async () => {
  const row = await insert({
    quantity: 1200.5,
    unit: 'kg',
    attributes: JSON.stringify({ material: 'steel', coats: 2 }),
  })
  const [cover, second, open, secret] = [
    uploadRow(),
    uploadRow(),
    uploadRow({ kind: 'file' }),
    uploadRow({ kind: 'file', access: 'granted' }),
  ]
  await db.insertInto('uploads').values([cover, second, open, secret]).execute()
  await db
    .insertInto('order_images')
    .values([
      { order_id: row.id, upload_id: second.id, position: 1 },
      { order_id: row.id, upload_id: cover.id, position: 0, alt: 'Зразок' },
    ])
    .execute()
  await db
    .insertInto('order_files')
    .values([
      { order_id: row.id, upload_id: secret.id, position: 0 },
      { order_id: row.id, upload_id: open.id, position: 1 },
    ])
    .execute()
  await db.insertInto('order_stats').values({ order_id: row.id, views: 7, contacts: 2 }).execute()
  const order = await getOrder(ctx, { slug: row.slug })
  expect(order.images.map(({ id, alt }) => [id, alt])).toEqual([
    [cover.id, 'Зразок'],
    [second.id, null],
  ])
  expect(order.images[0]?.url).toBe(`/media/${cover.id}/1200.webp`)
  expect(order.files.map(({ id }) => id)).toEqual([open.id])
  expect(order).toMatchObject({
    counts: { views: 7, contacts: 2 },
    quantity: 1200.5,
    attributes: { material: 'steel', coats: 2 },
    categoryId: 'workwear',
    regionId: 'lvivska',
  })
  const { items } = await listOrders(ctx, listRoute.body.parse({ limit: 60 }))
  expect(items.find(({ id }) => id === row.id)?.image?.id).toBe(cover.id)
})

test('public responses contain no contact, no owner and nothing outside the contract', async () => {
  const row = await insert({
    contact_name: 'Таємна Особа',
    contact_email: 'secret@example.com',
    contact_phone: '+380501234567',
    contact_show: 'public',
    owner_id: OWNER_ID,
    status_reason: 'внутрішня причина',
  })
  const order = await getOrder(ctx, { slug: row.slug })
  const list = await listOrders(ctx, listRoute.body.parse({ limit: 60 }))
  const related = await listRelatedOrders(ctx, { id: row.id })
  const told = JSON.stringify([order, list, related])
  for (const secret of ['Таємна', 'secret@', '50123', 'beef', 'внутрішня']) expect(told).not.toContain(secret)
  // Parsing removes properties that are not in the schema, so equality means that the response had no such properties.
  expect(Order.parse(order)).toEqual(order)
  expect(OrderList.parse(list)).toEqual(list)
})

test('ended promotions are not shown', async () => {
  const past = new Date(Date.now() - 1_000)
  const future = new Date(Date.now() + 60_000)
  const row = await insert({ top_until: past, highlight_until: future })
  expect((await getOrder(ctx, { slug: row.slug })).promotion).toEqual({
    topUntil: null,
    highlightUntil: future.toISOString(),
    homeUntil: null,
  })
})

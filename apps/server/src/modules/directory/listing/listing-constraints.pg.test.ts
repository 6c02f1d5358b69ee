import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { uploadRow } from '../../uploads/uploads.testing.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { orderRow, producerRow, testContext } from '../directory.testing.ts'

const database = await testDatabase<DirectoryTables>()
const { db } = database

beforeAll(async () => {
  await testContext(database)
})

describe('the database refuses an order', () => {
  test.each([
    ['in a leaf of another root', { root_id: 20, category_id: 11 }],
    ['in a root instead of a leaf', { root_id: 10, category_id: 10 }],
    ['in an unknown region', { region_id: 99 }],
    ['without a title', { title_uk: null }],
    ['without a description', { description_uk: null }],
    ['with a title of nine letters', { title_uk: 'Дев’ятка!' }],
    ['with a reserved slug', { slug: 'category' }],
    ['with a slug in upper case', { slug: 'Zamovlennia-1' }],
    ['with a quantity and no unit', { quantity: 5 }],
    ['with a negative quantity', { quantity: -5, unit: 'kg' as const }],
    ['with an exact budget of two amounts', { budget_mode: 'exact' as const, budget_min: 1, budget_max: 2 }],
    ['with half a range', { budget_mode: 'range' as const, budget_max: 2 }],
    ['with a reversed range', { budget_mode: 'range' as const, budget_min: 3, budget_max: 2 }],
    ['with a budget on request that has an amount', { budget_min: 1, budget_max: 1 }],
    ['published without a date', { published_at: null }],
    ['published without an expiry', { expires_at: null }],
    ['that never expires', { expires_at: sql<Date>`'infinity'::timestamptz` as never }],
    ['with an invalid phone', { contact_phone: '12-34' }],
  ])('%s', async (_, overrides) => {
    await expect(db.insertInto('orders').values(orderRow(overrides)).execute()).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    })
  })
})

test('two orders never share a slug', async () => {
  await db
    .insertInto('orders')
    .values(orderRow({ slug: 'dvichi-1' }))
    .execute()
  await expect(
    db
      .insertInto('orders')
      .values(orderRow({ slug: 'dvichi-1' }))
      .execute(),
  ).rejects.toMatchObject({
    code: '23505',
  })
})

describe('the database derives listed from status and expiry', () => {
  const isListed = async (overrides: Parameters<typeof orderRow>[0]) => {
    const row = orderRow(overrides)
    await db.insertInto('orders').values(row).execute()
    const { listed } = await db
      .selectFrom('orders')
      .select('listed')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    return listed
  }

  test.each([
    ['published', {}, true],
    ['paused', { status: 'paused' as const }, false],
    ['expired', { expires_at: new Date(Date.now() - 1_000) }, false],
    [
      'draft without dates',
      { status: 'draft' as const, published_at: null, bumped_at: null, expires_at: null },
      false,
    ],
  ])('%s', async (_, overrides, expected) => {
    expect(await isListed(overrides)).toBe(expected)
  })

  test('a renewed order is listed again and a paused one is not', async () => {
    const row = orderRow({ expires_at: new Date(Date.now() - 1_000) })
    await db.insertInto('orders').values(row).execute()
    const update = (set: { status?: 'paused'; expires_at?: Date }) =>
      db.updateTable('orders').set(set).where('id', '=', row.id).returning('listed').executeTakeFirstOrThrow()
    expect(await update({ expires_at: new Date(Date.now() + 60_000) })).toEqual({ listed: true })
    expect(await update({ status: 'paused' })).toEqual({ listed: false })
  })
})

test('has_files follows the files of an order', async () => {
  const row = orderRow()
  await db.insertInto('orders').values(row).execute()
  const upload = {
    id: '00000000-0000-7000-8000-000000000001',
    kind: 'file' as const,
    name: 'креслення.pdf',
    mime: 'application/pdf',
    size: 10,
  }
  await db.insertInto('uploads').values(upload).execute()
  const hasFiles = async () =>
    (await db.selectFrom('orders').select('has_files').where('id', '=', row.id).executeTakeFirst())?.has_files
  expect(await hasFiles()).toBe(false)
  await db.insertInto('order_files').values({ order_id: row.id, upload_id: upload.id, position: 0 }).execute()
  expect(await hasFiles()).toBe(true)
  await db.deleteFrom('order_files').where('order_id', '=', row.id).execute()
  expect(await hasFiles()).toBe(false)
})

test('the sizes of an order are those of its largest public drawing, never those of a closed one', async () => {
  const row = orderRow()
  await db.insertInto('orders').values(row).execute()
  const drawn = (facts: object, access: 'public' | 'producers') =>
    uploadRow({ kind: 'file', access, reading: 'ready', facts: JSON.stringify(facts) })
  const small = drawn({ kind: 'outline', extentsMm: [40, 30] }, 'public')
  const large = drawn({ kind: 'solid', sizeMm: [10, 120, 2.5] }, 'public')
  const closed = drawn({ kind: 'solid', sizeMm: [900, 1, 1] }, 'producers')
  await db.insertInto('uploads').values([small, large, closed]).execute()
  const found = () =>
    db
      .selectFrom('orders')
      .select(['drawing_sizes', 'drawing_mm', 'has_model'])
      .where('id', '=', row.id)
      .executeTakeFirst()
  expect(await found()).toEqual({ drawing_sizes: null, drawing_mm: null, has_model: false })
  for (const [position, { id }] of [small, closed, large].entries()) {
    await db.insertInto('order_files').values({ order_id: row.id, upload_id: id, position }).execute()
  }
  expect(await found()).toEqual({ drawing_sizes: [10, 120, 2.5], drawing_mm: 120, has_model: true })
  await db.updateTable('uploads').set({ access: 'granted' }).where('id', '=', large.id).execute()
  expect(await found()).toEqual({ drawing_sizes: [40, 30], drawing_mm: 40, has_model: false })
  await db.updateTable('uploads').set({ reading: 'failed', facts: null }).where('id', '=', small.id).execute()
  expect(await found()).toEqual({ drawing_sizes: null, drawing_mm: null, has_model: false })
})

describe('the database refuses a producer', () => {
  test.each([
    ['with a name of one letter', { name: 'Я' }],
    ['with a company code of seven digits', { edrpou: '1234567' }],
    ['verified without an expiry', { verified_at: new Date() }],
    ['with a completeness above 100', { completeness: 101 }],
    ['with a reversed lead time', { lead_days_min: 9, lead_days_max: 3 }],
    ['with a latitude but no longitude', { latitude: 50 }],
    ['with four phones', { phones: ['1', '2', '3', '4'] }],
    ['published without a date', { published_at: null }],
  ])('%s', async (_, overrides) => {
    await expect(db.insertInto('producers').values(producerRow(overrides)).execute()).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    })
  })
})

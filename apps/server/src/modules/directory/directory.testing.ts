import type { OrderType } from '@verstat/contract'
import type { Insertable } from 'kysely'
import type { Pool } from 'pg'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { loadDictionaries } from './dictionaries/dictionary-snapshot.ts'
import type { Db, DirectoryContext } from './directory-context.ts'
import type { OrderTable } from './orders/order.tables.ts'
import type { ProducerTable } from './producers/producer.tables.ts'

/** Regions for tests. The test categories are two roots with two leaves each. */
export const TEST_REGIONS = [
  { key: 1, slug: 'lvivska' },
  { key: 2, slug: 'kyiv' },
  { key: 3, slug: 'ukraine' },
] as const
export const TEST_ROOTS = [
  {
    key: 10,
    slug: 'sewing',
    leaves: [
      { key: 11, slug: 'workwear' },
      { key: 12, slug: 'outerwear' },
    ],
  },
  {
    key: 20,
    slug: 'metalwork',
    leaves: [
      { key: 21, slug: 'turning' },
      { key: 22, slug: 'milling' },
    ],
  },
] as const
export const TEST_LEAVES = TEST_ROOTS.flatMap((root) =>
  root.leaves.map((leaf) => ({ ...leaf, rootKey: root.key, rootSlug: root.slug })),
)

export async function testContext(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  now: () => Date = () => new Date(),
): Promise<DirectoryContext> {
  await insertTestDictionaries(db)
  return { db, pool, now, locale: 'uk', dictionaries: await loadDictionaries(db) }
}

export async function insertTestDictionaries(db: Db): Promise<void> {
  await db
    .insertInto('regions')
    .values(
      TEST_REGIONS.map(({ key, slug }) => ({
        id: key,
        code: slug,
        slug,
        iso_code: null,
        kind: 'oblast' as const,
        name_uk: slug,
        name_en: slug,
        locative_uk: slug,
        locative_en: slug,
        position: key,
      })),
    )
    .execute()
  const entries = [
    ...TEST_ROOTS.map(({ key, slug }) => ({ key, slug, parent: null })),
    ...TEST_LEAVES.map(({ key, slug, rootKey }) => ({ key, slug, parent: rootKey })),
  ]
  await db
    .insertInto('categories')
    .values(
      entries.map(({ key, slug, parent }) => ({
        id: key,
        code: slug,
        slug,
        parent_id: parent,
        types: ['production' as const, 'producer' as const],
        name_uk: slug,
        name_en: slug,
        heading_orders_uk: slug,
        heading_orders_en: slug,
        heading_producers_uk: slug,
        heading_producers_en: slug,
        description_uk: slug,
        description_en: slug,
        icon: 'box',
        position: key,
      })),
    )
    .execute()
}

const HOUR_MS = 3_600_000
let made = 0

/** Returns the row of a published order that expires in 30 days. */
export function orderRow(overrides: Partial<Insertable<OrderTable>> = {}): Insertable<OrderTable> {
  made += 1
  const now = new Date()
  return {
    id: uuidV7(now),
    slug: `zamovlennia-${made}-${process.pid}`,
    status: 'published',
    type: 'production' satisfies OrderType,
    region_id: 1,
    root_id: 10,
    category_id: 11,
    title_uk: `Пошиття робочих курток, партія ${made}`,
    description_uk: 'Потрібно пошити партію робочих курток за нашими лекалами.',
    offers_until: '2030-01-01',
    published_at: now,
    bumped_at: now,
    expires_at: new Date(now.getTime() + 30 * 24 * HOUR_MS),
    ...overrides,
  }
}

/** Inserts the rows in chunks, because PostgreSQL limits the number of parameters of a statement. */
export async function insertOrders(db: Db, rows: readonly Insertable<OrderTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insertInto('orders')
      .values(rows.slice(start, start + 1_000))
      .execute()
  }
}

/** Returns the row of a published producer without categories. */
export function producerRow(overrides: Partial<Insertable<ProducerTable>> = {}): Insertable<ProducerTable> {
  made += 1
  const now = new Date()
  return {
    id: uuidV7(now),
    slug: `vyrobnyk-${made}-${process.pid}`,
    status: 'published',
    name: `Швейна майстерня ${made}`,
    kind: 'workshop',
    description_uk: 'Шиємо спецодяг та уніформу невеликими партіями від двадцяти одиниць.',
    region_id: 1,
    published_at: now,
    ...overrides,
  }
}

/** Returns the item at `position % list.length`. */
export function itemAt<T>(list: readonly T[], position: number): T {
  const [item] = list.slice(position % list.length)
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

import type { PanelCategory } from '@verstat/contract'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Db, Tx } from '../directory-context.ts'
import type { CategoryTable } from './dictionary.tables.ts'
import { categoryTexts } from './dictionary-snapshot.ts'

export type CategoryRow = Selectable<CategoryTable>

/** Allows only one transaction at a time to change categories. `storeDictionaries` takes the same lock at startup. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('verstat dictionaries', 0))`.execute(tx)
}

/**
 * Reads a category by its code, which the API calls `id`. Throws `not_found` also for a category that was merged into
 * another one.
 */
export async function getCategory(db: Db, code: string): Promise<CategoryRow> {
  const row = await db
    .selectFrom('categories')
    .selectAll()
    .where('code', '=', code)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** Sets the types of a root category to the union of the types of its leaf categories. */
export async function refreshRootTypes(tx: Tx, rootId: number): Promise<void> {
  await sql`update categories set types = (
      select coalesce(array_agg(distinct type), '{}') from categories leaf, unnest(leaf.types) type
       where leaf.parent_id = ${rootId} and leaf.merged_into is null)
    where id = ${rootId} and exists (select from categories where parent_id = ${rootId} and merged_into is null)`.execute(
    tx,
  )
}

/**
 * Returns all categories for the staff panel, or only the category `code`. The counts of a root include its leaves, and
 * a producer in several leaves counts once.
 */
export async function viewCategories(db: Db, code?: string): Promise<z.input<typeof PanelCategory>[]> {
  const all = db
    .selectFrom('categories as c')
    .leftJoin('categories as root', 'root.id', 'c.parent_id')
    .selectAll('c')
    .select((eb) => [
      'root.code as root_code',
      eb
        .selectFrom('orders as o')
        .select((one) => one.fn.countAll<number>().as('n'))
        .whereRef('o.category_id', '=', 'c.id')
        .as('orders'),
      eb
        .selectFrom('producer_categories as p')
        .select((one) => one.fn.countAll<number>().as('n'))
        .whereRef('p.category_id', '=', 'c.id')
        .as('producers'),
    ])
    .where('c.merged_into', 'is', null)
    .orderBy('c.position')
    .orderBy('c.id')
  const rows = await (code === undefined
    ? all
    : all.where((eb) => eb.or([eb('c.code', '=', code), eb('root.code', '=', code)]))
  ).execute()
  const producersOfRoots = await countProducersOfRoots(db)
  const ordersOf = (row: (typeof rows)[number]) =>
    [row, ...rows.filter((leaf) => leaf.parent_id === row.id)].reduce(
      (sum, { orders }) => sum + (orders ?? 0),
      0,
    )
  return rows
    .filter((row) => code === undefined || row.code === code)
    .map((row) => ({
      id: row.code,
      slug: row.slug,
      parentId: row.root_code,
      types: row.types,
      ...categoryTexts(row),
      icon: row.icon,
      fields: row.fields,
      counts: {
        orders: ordersOf(row),
        producers: (row.parent_id === null ? producersOfRoots.get(row.id) : row.producers) ?? 0,
      },
      editedAt: row.edited_at?.toISOString() ?? null,
      version: row.version,
    }))
}

async function countProducersOfRoots(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('producer_categories')
    .select(['root_id', (eb) => eb.fn.count<number>('producer_id').distinct().as('n')])
    .groupBy('root_id')
    .execute()
  return new Map(rows.map(({ root_id, n }) => [root_id, Number(n)]))
}

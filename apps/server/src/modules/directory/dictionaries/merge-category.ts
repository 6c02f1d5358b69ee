import { sql } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Tx } from '../directory-context.ts'
import { relistProducers } from '../producers/relist-producers.ts'
import { type CategoryRow, getCategory, lockCategories, refreshRootTypes } from './category-rows.ts'
import { relistProducersOf } from './write-category.ts'

export type Merged = { readonly orders: number; readonly producers: number }

/**
 * Merges a leaf category into another leaf, or a root with all its leaves into another root. The source disappears, and
 * its slug redirects to the target. Throws `not_found` for an unknown category. Throws `conflict` when both are the
 * same category, or when one is a root and the other a leaf.
 */
export async function mergeCategory(tx: Tx, from: string, into: string, now: Date): Promise<Merged> {
  await lockCategories(tx)
  const source = await getCategory(tx, from)
  const target = await getCategory(tx, into)
  if (source.id === target.id || (source.parent_id === null) !== (target.parent_id === null)) {
    throw new AppError('conflict')
  }
  const merged =
    source.parent_id === null
      ? await mergeRoots(tx, source, target, now)
      : await mergeLeaves(tx, source, target, now)
  await tx
    .updateTable('categories')
    .set({ merged_into: target.id })
    .where((eb) => eb.or([eb('id', '=', source.id), eb('merged_into', '=', source.id)]))
    .execute()
  await tx
    .updateTable('categories')
    .set({ edited_at: now, version: sql<number>`version + 1` })
    .where('id', 'in', [source.id, target.id])
    .execute()
  for (const rootId of new Set([source.parent_id ?? source.id, target.parent_id ?? target.id])) {
    await refreshRootTypes(tx, rootId)
  }
  return merged
}

async function mergeLeaves(tx: Tx, source: CategoryRow, target: CategoryRow, now: Date): Promise<Merged> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ category_id: target.id, root_id: target.parent_id ?? 0 })
    .where('category_id', '=', source.id)
    .executeTakeFirst()
  const producers = await moveProducers(tx, source, target)
  await relistProducers(tx, producers, now)
  return { orders: Number(numUpdatedRows), producers: producers.length }
}

/**
 * Replaces the source category by the target in each producer. The order of the producer's categories stays, and no
 * category occurs twice.
 */
async function moveProducers(tx: Tx, source: CategoryRow, target: CategoryRow): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('producer_categories')
    .select(['producer_id', 'root_id', 'category_id'])
    .where('producer_id', 'in', (eb) =>
      eb.selectFrom('producer_categories').select('producer_id').where('category_id', '=', source.id),
    )
    .orderBy('producer_id')
    .orderBy('position')
    .execute()
  const ids = [...new Set(rows.map(({ producer_id }) => producer_id))]
  if (ids.length === 0) return []
  await sql`delete from producer_categories where producer_id = any(${ids}::uuid[])`.execute(tx)
  const moved = [...Map.groupBy(rows, ({ producer_id }) => producer_id).values()].flatMap((own) =>
    own
      .map((row) =>
        row.category_id === source.id ? { ...row, category_id: target.id, root_id: target.parent_id } : row,
      )
      .filter((row, at, all) => all.findIndex(({ category_id }) => category_id === row.category_id) === at)
      .map((row, position) => ({ ...row, position })),
  )
  await sql`insert into producer_categories (producer_id, position, root_id, category_id)
    select producer_id, position, root_id, category_id
      from jsonb_populate_recordset(null::producer_categories, ${JSON.stringify(moved)}::jsonb)`.execute(tx)
  return ids
}

async function mergeRoots(tx: Tx, source: CategoryRow, target: CategoryRow, now: Date): Promise<Merged> {
  const leaves = await tx
    .updateTable('categories')
    .set({ parent_id: target.id, icon: target.icon, edited_at: now })
    .where('parent_id', '=', source.id)
    .returning('id')
    .execute()
  const ids = leaves.map(({ id }) => id)
  if (ids.length === 0) return { orders: 0, producers: 0 }
  const { orders } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('category_id', 'in', ids)
    .executeTakeFirstOrThrow()
  const producers = await relistProducersOf(tx, ids, now)
  return { orders, producers: producers.length }
}

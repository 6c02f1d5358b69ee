import type { createCategory as createRoute, editCategory as editRoute, RouteParsed } from '@verstat/contract'
import { sql, type Updateable } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Tx } from '../directory-context.ts'
import { relistProducers } from '../producers/relist-producers.ts'
import { type CategoryRow, getCategory, lockCategories, refreshRootTypes } from './category-rows.ts'
import type { CategoryTable } from './dictionary.tables.ts'

type Written = Omit<RouteParsed<typeof editRoute>, 'id' | 'parentId' | 'version'>

/**
 * Creates a category after its siblings: at the end of a root, or as the last root. Throws `conflict` if the slug is or
 * was in use, and `not_found` if the root does not exist.
 */
export async function createCategory(
  tx: Tx,
  { slug, parentId, ...written }: RouteParsed<typeof createRoute>,
  now: Date,
): Promise<void> {
  await lockCategories(tx)
  const root = parentId === null ? null : await getRoot(tx, parentId)
  const existing = await tx
    .selectFrom('categories')
    .select('id')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('code', '=', slug)]))
    .executeTakeFirst()
  if (existing) throw new AppError('conflict')
  const columns = columnsOf(written)
  await sql`insert into categories (id, code, slug, parent_id, position, edited_at, types, name_uk, name_en,
      heading_orders_uk, heading_orders_en, heading_producers_uk, heading_producers_en, description_uk, description_en,
      icon, fields)
    values (nextval('category_ids'), ${slug}, ${slug}, ${root?.id ?? null},
      (select coalesce(max(position), 0) + 1 from categories), ${now}, ${columns.types}, ${columns.name_uk},
      ${columns.name_en}, ${columns.heading_orders_uk}, ${columns.heading_orders_en}, ${columns.heading_producers_uk},
      ${columns.heading_producers_en}, ${columns.description_uk}, ${columns.description_en},
      ${root?.icon ?? columns.icon}, ${columns.fields})`.execute(tx)
  if (root) await refreshRootTypes(tx, root.id)
}

/**
 * Edits a category and returns its previous row. If a leaf moves to another root, its listings move too, because the
 * foreign keys cascade. Throws `not_found` when the category or its new root does not exist, `stale` when the caller
 * read an older version, and `conflict` when a root would become a leaf.
 */
export async function editCategory(
  tx: Tx,
  { id, parentId, version, ...written }: RouteParsed<typeof editRoute>,
  now: Date,
): Promise<CategoryRow> {
  await lockCategories(tx)
  const before = await getCategory(tx, id)
  if (version !== undefined && version !== before.version) throw new AppError('stale')
  const root = parentId === undefined ? undefined : await getRoot(tx, parentId)
  if (root && before.parent_id === null) throw new AppError('conflict')
  const isMoved = root !== undefined && root.id !== before.parent_id
  // The types of a root are derived from its leaves, and a leaf has the icon of its root. Therefore the input sets only
  // the icon of a root and only the types of a leaf.
  const { types, icon, ...rest } = columnsOf(written)
  const own = before.parent_id === null ? { icon } : { types, ...(isMoved ? { icon: root.icon } : {}) }
  await tx
    .updateTable('categories')
    .set({
      ...defined({ ...rest, ...own }),
      ...(isMoved ? { parent_id: root.id } : {}),
      edited_at: now,
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .execute()
  if (before.parent_id === null && icon !== undefined) {
    await tx.updateTable('categories').set({ icon }).where('parent_id', '=', before.id).execute()
  }
  for (const rootId of new Set([before.parent_id, root?.id])) {
    if (rootId !== null && rootId !== undefined) await refreshRootTypes(tx, rootId)
  }
  if (isMoved) await relistProducersOf(tx, [before.id], now)
  return before
}

/**
 * Moves a category before a sibling, or to the end of its siblings. Throws `not_found` for an unknown category, and
 * `conflict` when `beforeCode` belongs to another root.
 */
export async function placeCategory(tx: Tx, code: string, beforeCode: string | null): Promise<void> {
  await lockCategories(tx)
  const moved = await getCategory(tx, code)
  const before = beforeCode === null ? null : await getCategory(tx, beforeCode)
  if (before && before.parent_id !== moved.parent_id) throw new AppError('conflict')
  const siblings = await tx
    .selectFrom('categories')
    .select(['id', 'position'])
    .where('parent_id', moved.parent_id === null ? 'is' : '=', moved.parent_id)
    .where('merged_into', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const others = siblings.map(({ id }) => id).filter((id) => id !== moved.id)
  const at = before && before.id !== moved.id ? others.indexOf(before.id) : others.length
  const order = beforeCode === code ? siblings.map(({ id }) => id) : others.toSpliced(at, 0, moved.id)
  const places = siblings.map(({ position }) => position).toSorted((a, b) => a - b)
  // Equal positions are made distinct, because otherwise the ids would decide the order.
  const distinct = places.map((place, index) => place + (new Set(places).size === places.length ? 0 : index))
  await sql`update categories c set position = place.position
    from unnest(${order}::smallint[], ${distinct}::smallint[]) place (id, position)
    where c.id = place.id`.execute(tx)
}

/** Rewrites the rows of `producer_listings` for all producers in these categories. */
export async function relistProducersOf(
  tx: Tx,
  categoryIds: readonly number[],
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('producer_categories')
    .select('producer_id')
    .distinct()
    .where('category_id', 'in', [...categoryIds])
    .execute()
  const ids = rows.map(({ producer_id }) => producer_id)
  await relistProducers(tx, ids, now)
  return ids
}

async function getRoot(tx: Tx, code: string): Promise<CategoryRow> {
  const root = await getCategory(tx, code)
  if (root.parent_id !== null) throw new AppError('conflict')
  return root
}

function columnsOf({ name, heading, description, icon, types, fields }: Written) {
  return {
    name_uk: name?.uk,
    name_en: name?.en,
    heading_orders_uk: heading?.orders.uk,
    heading_orders_en: heading?.orders.en,
    heading_producers_uk: heading?.producers.uk,
    heading_producers_en: heading?.producers.en,
    description_uk: description?.uk,
    description_en: description?.en,
    icon,
    types,
    fields: fields === undefined ? undefined : JSON.stringify(fields),
  }
}

function defined(columns: ReturnType<typeof columnsOf> | object): Updateable<CategoryTable> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

import { CATEGORIES, type DictionaryCategory, type DictionaryRegion, REGIONS } from '@verstat/dictionaries'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../directory-context.ts'
import type { CategoryTable, RegionTable } from './dictionary.tables.ts'

/**
 * Updates the tables of regions and categories from `packages/dictionaries`. Rows that staff edited and rows that the
 * package lacks stay as they are. The function may run repeatedly and concurrently.
 */
export async function storeDictionaries(
  db: Db,
  regions: readonly DictionaryRegion[] = REGIONS,
  categories: readonly DictionaryCategory[] = CATEGORIES,
): Promise<void> {
  const keys = new Map(categories.map(({ code, key }) => [code, key]))
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('verstat dictionaries', 0))`.execute(tx)
    await upsert(tx, 'regions', regions.map(regionRow))
    await upsert(
      tx,
      'categories',
      categories.map((category, position) => categoryRow(category, position, keys)),
    )
  })
}

function regionRow(region: DictionaryRegion, position: number): Omit<Insertable<RegionTable>, 'edited_at'> {
  return {
    id: region.key,
    code: region.code,
    slug: region.code,
    iso_code: region.iso,
    kind: region.kind,
    name_uk: region.name.uk,
    name_en: region.name.en,
    locative_uk: region.locative.uk,
    locative_en: region.locative.en,
    position,
  }
}

function categoryRow(category: DictionaryCategory, position: number, keys: ReadonlyMap<string, number>) {
  return {
    id: category.key,
    code: category.code,
    slug: category.code,
    parent_id: category.parent === null ? null : (keys.get(category.parent) ?? null),
    types: [...category.types],
    name_uk: category.name.uk,
    name_en: category.name.en,
    heading_orders_uk: category.orders.uk,
    heading_orders_en: category.orders.en,
    heading_producers_uk: category.producers.uk,
    heading_producers_en: category.producers.en,
    description_uk: category.description.uk,
    description_en: category.description.en,
    icon: category.icon,
    fields: category.fields,
    position,
  } satisfies Omit<Record<keyof CategoryTable, unknown>, 'edited_at' | 'merged_into' | 'version'>
}

async function upsert(tx: Tx, table: 'regions' | 'categories', rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  // `position` is set when a row is inserted and never updated, because `edited_at` does not tell whether staff
  // reordered the rows.
  const kept = Object.keys(rows[0] ?? {}).filter((column) => column !== 'position')
  const changed = sql.join(kept.map((column) => sql.ref(column)))
  const values = sql.join(kept.map((column) => sql.ref(`excluded.${column}`)))
  await sql`
    insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
      on conflict (id) do update set (${changed}) = row(${values})
      where ${sql.table(table)}.edited_at is null`.execute(tx)
}

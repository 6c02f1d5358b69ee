import type { BilingualName, CATEGORY_TYPES, FieldDef, REGION_KINDS } from '@verstat/contract'
import type { Kysely, Selectable } from 'kysely'
import type { DirectoryTables } from '../directory.tables.ts'
import type { CategoryTable, RegionTable } from './dictionary.tables.ts'

type Db = Kysely<DirectoryTables>

/** `key` is the database id, which the API does not expose. The property that the API calls `id` is `code`. */
export type RegionEntry = {
  readonly key: number
  readonly code: string
  readonly slug: string
  readonly isoCode: string | null
  readonly kind: (typeof REGION_KINDS)[number]
  readonly name: BilingualName
  readonly locative: BilingualName
}

/** A category is either a root, whose `parentKey` is null, or a leaf below a root. */
export type CategoryEntry = {
  readonly key: number
  readonly code: string
  readonly slug: string
  readonly parentKey: number | null
  readonly types: readonly (typeof CATEGORY_TYPES)[number][]
  readonly name: BilingualName
  readonly heading: { readonly orders: BilingualName; readonly producers: BilingualName }
  readonly description: BilingualName
  readonly icon: string
  readonly fields: readonly FieldDef[]
  readonly formerSlugs: readonly string[]
}

/**
 * All regions and categories in display order. The server keeps them in memory, so that requests need no query for
 * regions and categories.
 */
export type Dictionaries = {
  readonly regions: () => readonly RegionEntry[]
  readonly categories: () => readonly CategoryEntry[]
  readonly regionBySlug: (slug: string) => RegionEntry | undefined
  /** The slug of a merged category resolves to the category it was merged into. */
  readonly categoryBySlug: (slug: string) => CategoryEntry | undefined
  /** Finds a region by `code`. The API calls this property `id`. */
  readonly regionByCode: (code: string) => RegionEntry | undefined
  readonly categoryByCode: (code: string) => CategoryEntry | undefined
  /** Throws for an unknown key. Foreign keys make unknown keys impossible unless the snapshot is stale. */
  readonly region: (key: number) => RegionEntry
  readonly category: (key: number) => CategoryEntry
  /** Reads the tables again, for example after staff edited a category. */
  readonly reload: () => Promise<void>
}

/** Code of the region that stands for the whole country. Its orders appear at the end of every region's list. */
export const COUNTRY_CODE = 'ukraine'

/** `reload` updates the returned object in place. */
export async function loadDictionaries(db: Db): Promise<Dictionaries> {
  let snapshot = await readSnapshot(db)
  return {
    regions: () => snapshot.regions,
    categories: () => snapshot.categories,
    regionBySlug: (slug) => snapshot.regionBySlug.get(slug),
    categoryBySlug: (slug) => snapshot.categoryBySlug.get(slug),
    regionByCode: (code) => snapshot.regionByCode.get(code),
    categoryByCode: (code) => snapshot.categoryByCode.get(code),
    region: (key) => found(snapshot.regionByKey.get(key), `region ${key}`),
    category: (key) => found(snapshot.categoryByKey.get(key), `category ${key}`),
    reload: async () => {
      snapshot = await readSnapshot(db)
    },
  }
}

async function readSnapshot(db: Db) {
  const [regionRows, categoryRows] = await Promise.all([
    db.selectFrom('regions').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute(),
  ])
  const regions = regionRows.map(regionEntry)
  const merged = Map.groupBy(categoryRows, ({ merged_into }) => merged_into)
  const categories = (merged.get(null) ?? []).map((row) => categoryEntry(row, merged.get(row.id) ?? []))
  const withFormer = (keysOf: (row: Selectable<CategoryTable>) => string) =>
    new Map(
      categories.flatMap((category) =>
        categoryRows
          .filter((row) => row.id === category.key || row.merged_into === category.key)
          .map((row) => [keysOf(row), category] as const),
      ),
    )
  return {
    regions,
    categories,
    regionByKey: new Map(regions.map((region) => [region.key, region])),
    regionByCode: new Map(regions.map((region) => [region.code, region])),
    regionBySlug: new Map(regions.map((region) => [region.slug, region])),
    categoryByKey: new Map(categories.map((category) => [category.key, category])),
    categoryBySlug: withFormer(({ slug }) => slug),
    categoryByCode: withFormer(({ code }) => code),
  }
}

function regionEntry(row: Selectable<RegionTable>): RegionEntry {
  return {
    key: row.id,
    code: row.code,
    slug: row.slug,
    isoCode: row.iso_code,
    kind: row.kind,
    name: { uk: row.name_uk, en: row.name_en },
    locative: { uk: row.locative_uk, en: row.locative_en },
  }
}

export function categoryTexts(row: Selectable<CategoryTable>) {
  return {
    name: { uk: row.name_uk, en: row.name_en },
    heading: {
      orders: { uk: row.heading_orders_uk, en: row.heading_orders_en },
      producers: { uk: row.heading_producers_uk, en: row.heading_producers_en },
    },
    description: { uk: row.description_uk, en: row.description_en },
  }
}

function categoryEntry(
  row: Selectable<CategoryTable>,
  merged: readonly Selectable<CategoryTable>[],
): CategoryEntry {
  return {
    key: row.id,
    code: row.code,
    slug: row.slug,
    parentKey: row.parent_id,
    types: row.types,
    ...categoryTexts(row),
    icon: row.icon,
    fields: row.fields,
    formerSlugs: merged.map(({ slug }) => slug),
  }
}

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new Error(`The dictionaries in memory lack ${what}; reload them`)
  return entry
}

import type { ColumnType, Generated } from 'kysely'

export type SearchTables = {
  search_terms: { term: string; orders: Generated<number>; producers: Generated<number> }
  search_words: { word: string; spelling: string; term: string; n: number }
  search_neighbours: { key: string; term: string }
  search_synonyms: SynonymTable
  search_misses: { day: string; query: string; n: Generated<number> }
  search_queue: { seq: Generated<number>; kind: 'order' | 'producer'; listing_id: string }
  search_statistics: { one: Generated<boolean>; orders: number; producers: number; counted_at: Date }
  search_outbox: { kind: 'order' | 'producer'; listing_id: string; seq: Generated<string> }
  search_outside: { one: Generated<boolean>; mapping: number; origin: string }
  order_documents: DocumentTable
  producer_documents: DocumentTable
}

export type SynonymTable = {
  id: string
  words: string[]
  seed_key: string | null
  edited_at: Date | null
  removed: Generated<boolean>
  version: Generated<number>
}

/** The PostgreSQL engine searches these tables, and an index outside copies them. `order_documents` has two more columns. */
type DocumentTable = {
  id: string
  at: Date
  region_id: number
  category_ids: number[]
  words: ColumnType<never, never, never>
  stem_version: number
}

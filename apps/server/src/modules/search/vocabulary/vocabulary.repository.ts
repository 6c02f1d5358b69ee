import { type Kysely, sql, type Transaction } from 'kysely'
import type { StoredWords } from '../engine/search-engine.ts'
import type { SearchTables } from '../search.tables.ts'
import { allowedTypos, neighbourKeys } from '../words/edit-distance.ts'

type Db = Kysely<SearchTables>
type Tx = Transaction<SearchTables>

export type TermCount = { readonly orders: number; readonly producers: number }

export async function addToVocabulary(tx: Tx, { terms, surfaces }: StoredWords): Promise<void> {
  await addTerms(tx, terms)
  await addWords(tx, surfaces)
}

async function addTerms(tx: Tx, terms: StoredWords['terms']): Promise<void> {
  if (terms.size === 0) return
  const rows = [...terms].map(([term, count]) => ({ term, ...count }))
  await sql`insert into search_terms as t (term, orders, producers)
    select term, orders, producers from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(term text, orders int, producers int) order by term collate "C"
    on conflict (term) do update
      set orders = t.orders + excluded.orders, producers = t.producers + excluded.producers`.execute(tx)
}

/** Stores words. A new word can be used to correct typos. */
export async function addWords(tx: Tx, surfaces: StoredWords['surfaces']): Promise<void> {
  if (surfaces.size === 0) return
  const rows = [...surfaces].map(([word, surface]) => ({ word, ...surface }))
  const { rows: stored } = await sql<{ term: string; fresh: boolean }>`
    insert into search_words as w (word, spelling, term, n)
    select word, spelling, term, n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(word text, spelling text, term text, n int) order by word collate "C"
    on conflict (word) do update set n = w.n + excluded.n where excluded.n > 0
    returning term, (w.xmax = 0) as fresh`.execute(tx)
  const fresh = new Set(stored.filter(({ fresh }) => fresh).map(({ term }) => term))
  await addNeighbours(tx, [...fresh])
}

async function addNeighbours(tx: Tx, terms: readonly string[]): Promise<void> {
  const keys: string[] = []
  const owners: string[] = []
  for (const term of terms) {
    const edits = allowedTypos(term.length)
    if (edits === 0) continue
    for (const key of neighbourKeys(term, edits)) {
      keys.push(key)
      owners.push(term)
    }
  }
  if (keys.length === 0) return
  await sql`insert into search_neighbours (key, term)
    select key, term from unnest(${keys}::text[], ${owners}::text[]) as n(key, term)
      order by key collate "C", term collate "C" on conflict do nothing`.execute(tx)
}

/** Counts the documents that contain each lexeme. Lexemes without documents are missing in the result. */
export async function countTerms(db: Db, terms: readonly string[]): Promise<ReadonlyMap<string, TermCount>> {
  if (terms.length === 0) return new Map()
  const rows = await db
    .selectFrom('search_terms')
    .select(['term', 'orders', 'producers'])
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .execute()
  return new Map(
    rows
      .filter(({ orders, producers }) => orders + producers > 0)
      .map(({ term, orders, producers }) => [term, { orders, producers }]),
  )
}

/** Lists the stems that start with the prefix, the most frequent first. */
export async function listTermsFrom(db: Db, prefix: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from search_terms where term >= ${prefix} and term < ${prefix + LAST}
      and orders + producers > 0 order by orders + producers desc, term limit ${limit}`.execute(db)
  return rows.map(({ term }) => term)
}

export type KnownWord = {
  readonly word: string
  readonly spelling: string
  readonly term: string
  readonly n: number
}

/** Lists the words that start with the prefix, the most frequent first. */
export async function listWordsFrom(db: Db, prefix: string, limit: number): Promise<readonly KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, spelling, term, n from search_words where word >= ${prefix} and word < ${prefix + LAST}
      and n > 0 order by n desc, word limit ${limit}`.execute(db)
  return rows
}

/** Lists the words that have one of these stems, or whose stem shares one of the `keys` from `neighbourKeys`. */
export async function listNeighbours(
  db: Db,
  keys: readonly string[],
  stems: readonly string[],
): Promise<readonly KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select w.word, w.spelling, w.term, w.n
      from (select unnest(${stems}::text[]) as term union
        (select distinct term from search_neighbours where key = any(${keys}::text[]) limit 2000)) near
      join search_words w on w.term = near.term
     where w.n > 0`.execute(db)
  return rows
}

/**
 * A character that sorts after every letter. The range of all words with a prefix ends at the prefix followed by this
 * character.
 */
const LAST = '\uffff'

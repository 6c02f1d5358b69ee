import { sql, type Transaction } from 'kysely'
import { documentWords, type Surface } from '../documents/document-lexemes.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import { searchVector } from '../documents/search-vector.ts'
import type { SearchTables } from '../search.tables.ts'
import { STEM_VERSION } from '../words/word-stems.ts'
import { categoryTag, regionTag, typeTag } from './filter-tags.ts'
import type { StoredWords } from './search-engine.ts'

type Tx = Transaction<SearchTables>

export async function writeDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<StoredWords> {
  const terms = new Map<string, { orders: number; producers: number }>()
  const surfaces = new Map<string, Surface & { n: number }>()
  for (const kind of ['order', 'producer'] as const) {
    const made = documents.filter((document) => document.kind === kind).map(makeRow)
    if (made.length === 0) continue
    const fresh = await upsert(
      tx,
      kind,
      made.map(({ row }) => row),
    )
    for (const { row, lexemes, tags, surfaces: written } of made) {
      const isNew = fresh.has(row.id)
      if (isNew) countTerms(terms, kind, [...lexemes.keys(), ...tags])
      for (const [word, surface] of written) {
        const known = surfaces.get(word)
        surfaces.set(word, { ...surface, n: (known?.n ?? 0) + (isNew ? 1 : 0) })
      }
    }
  }
  return { terms, surfaces }
}

export async function removeDocuments(
  tx: Tx,
  kind: SearchDocument['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom(`${kind}_documents`).where('id', 'in', ids).execute()
}

function countTerms(
  terms: Map<string, { orders: number; producers: number }>,
  kind: SearchDocument['kind'],
  lexemes: readonly string[],
): void {
  for (const lexeme of lexemes) {
    const count = terms.get(lexeme) ?? { orders: 0, producers: 0 }
    if (kind === 'order') count.orders += 1
    else count.producers += 1
    terms.set(lexeme, count)
  }
}

function makeRow(document: SearchDocument) {
  const { lexemes, surfaces } = documentWords(document)
  const tags = [
    ...(document.type === null ? [] : [typeTag(document.type)]),
    regionTag(document.regionKey),
    ...document.categoryKeys.map(categoryTag),
  ]
  const row = {
    id: document.id,
    at: document.at,
    expires_at: document.expiresAt,
    type: document.type,
    region_id: document.regionKey,
    category_ids: document.categoryKeys,
    words: searchVector(lexemes, tags),
    stem_version: STEM_VERSION,
  }
  return { row, lexemes, tags, surfaces }
}

/** Returns the ids of the new rows. Rows that did not change are not written. */
async function upsert(
  tx: Tx,
  kind: SearchDocument['kind'],
  rows: readonly { readonly id: string }[],
): Promise<Set<string>> {
  const own = kind === 'order' ? ['expires_at', 'type'] : []
  const columns = ['id', 'at', 'region_id', 'category_ids', 'words', 'stem_version', ...own]
  const list = (prefix: string) => sql.join(columns.map((name) => sql.raw(`${prefix}${name}`)))
  const table = sql.table(`${kind}_documents`)
  const { rows: stored } = await sql<{ id: string; fresh: boolean }>`
    insert into ${table} as d (${list('')})
      select ${list('r.')} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(id uuid, at timestamptz, region_id smallint, category_ids smallint[], words tsvector,
               stem_version smallint, expires_at timestamptz, type order_type)
        order by r.at, r.id
      on conflict (id) do update set (${list('')}) = row(${list('excluded.')})
        where (${list('d.')}) is distinct from (${list('excluded.')})
      returning d.id, (d.xmax = 0) as fresh`.execute(tx)
  return new Set(stored.filter(({ fresh }) => fresh).map(({ id }) => id))
}

import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { indexSynonyms, type SynonymIndex } from './synonym-index.ts'
import { SYNONYM_SEED } from './synonym-seed.ts'

type Db = Kysely<SearchTables>

export async function readSynonyms(db: Db): Promise<SynonymIndex> {
  const rows = await db
    .selectFrom('search_synonyms')
    .select('words')
    .where('removed', '=', false)
    .orderBy('id')
    .execute()
  return indexSynonyms(rows.map(({ words }) => words))
}

/**
 * Stores the initial synonyms. Groups that staff edited or removed stay as they are. The function may run repeatedly
 * and concurrently.
 */
export async function storeSynonyms(db: Db): Promise<void> {
  const rows = SYNONYM_SEED.map((words) => ({ id: seedId(words), seed_key: seedKey(words), words }))
  await sql`insert into search_synonyms as s (id, seed_key, words)
    select id, seed_key, words from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id uuid, seed_key text, words text[]) order by seed_key
    on conflict (seed_key) do update set words = excluded.words, version = s.version + 1
      where s.edited_at is null and s.words is distinct from excluded.words`.execute(db)
  await db
    .deleteFrom('search_synonyms')
    .where('seed_key', 'is not', null)
    .where('edited_at', 'is', null)
    .where(
      'seed_key',
      'not in',
      rows.map(({ seed_key }) => seed_key),
    )
    .execute()
}

/**
 * Returns a key for a group of synonyms. The key consists of the first two words only, so that later versions can add
 * words to the group.
 */
function seedKey([first = '', second = '']: readonly string[]): string {
  return `${first} = ${second}`
}

function seedId(words: readonly string[]): string {
  const hex = createHash('sha256').update(seedKey(words)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

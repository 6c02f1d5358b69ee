import { type Kysely, sql } from 'kysely'
import type { SearchTables } from '../search.tables.ts'

const MAX_SHOWN = 200

export async function listMisses(
  db: Kysely<SearchTables>,
): Promise<{ query: string; count: number; lastDay: string }[]> {
  return db
    .selectFrom('search_misses')
    .select(['query', sql<number>`sum(n)::int`.as('count'), sql<string>`max(day)`.as('lastDay')])
    .groupBy('query')
    .orderBy('count', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('query')
    .limit(MAX_SHOWN)
    .execute()
}

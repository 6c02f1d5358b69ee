import { type Kysely, sql } from 'kysely'
import type { SearchDocument } from '../documents/search-document.ts'
import type { SearchTables } from '../search.tables.ts'

type Db = Kysely<SearchTables>
type Kind = SearchDocument['kind']

/**
 * The newest documents have an index of words of their own. The value is the timestamp from which it has documents, as
 * PostgreSQL prints it. A kind without such an index is missing.
 */
export type RecentFrom = { readonly [K in Kind]?: string }

/** The whole index of fewer documents is fast enough. */
const FEWEST = 20_000
/** Share of the documents for which the index is built. It is built anew when the share has doubled or halved. */
export const RECENT_SHARE = 1 / 16

export async function readRecentFrom(db: Db): Promise<RecentFrom> {
  const { rows } = await sql<{ kind: Kind; start: string }>`
    select kind, substring(pg_get_expr(indpred, indrelid) from '''([^'']+)''') as start
      from (values ('order'), ('producer')) k (kind)
      join pg_index on indexrelid = to_regclass(kind || '_documents_recent') and indisvalid`.execute(db)
  return Object.fromEntries(rows.map(({ kind, start }) => [kind, start]))
}

/**
 * Builds the indexes of the newest documents anew if they have too many or too few. Searches and writes continue
 * meanwhile. An interrupted run leaves an index that the next run replaces.
 */
export async function keepRecent(db: Db, { fewest = FEWEST } = {}): Promise<void> {
  for (const kind of ['order', 'producer'] as const) {
    const from = await dueFrom(db, kind, fewest)
    if (from === null) continue
    const table = `${kind}_documents`
    const [recent, next] = [sql.ref(`${table}_recent`), sql.ref(`${table}_next`)]
    await sql`drop index concurrently if exists ${next}`.execute(db)
    await sql`create index concurrently ${next} on ${sql.table(table)} using gin (words)
      with (gin_pending_list_limit = 128) where at >= ${sql.lit(from)}`.execute(db)
    await sql`drop index concurrently if exists ${recent}`.execute(db)
    await sql`alter index ${next} rename to ${recent}`.execute(db)
  }
}

/** Returns the timestamp from which the index should have documents, or null if the index is good as it is. */
async function dueFrom(db: Db, kind: Kind, fewest: number): Promise<string | null> {
  const table = sql.table(`${kind}_documents`)
  const { [kind]: start } = await readRecentFrom(db)
  const { rows } = await sql<{ all: number; recent: number; from: string | null }>`
    with counted as (select count(*)::int as n from ${table})
    select n as all, (select count(*)::int from ${table} where at >= ${start ?? 'infinity'}::timestamptz) as recent,
        (select date_trunc('milliseconds', at)::text from ${table}
          order by at desc offset (n * ${RECENT_SHARE}::float8)::int limit 1) as from
      from counted`.execute(db)
  const { all = 0, recent = 0, from = null } = rows[0] ?? {}
  const isGood = recent >= (all * RECENT_SHARE) / 2 && recent <= all * RECENT_SHARE * 2
  return all < fewest || isGood ? null : from
}

import { kyivDay } from '@verstat/i18n'
import { type Kysely, sql } from 'kysely'
import type { SearchTables } from '../search.tables.ts'

/** Maximum number of distinct queries per day, so that a robot cannot fill the table. */
const MAX_A_DAY = 5_000
const KEPT_DAYS = 30

export async function countMiss(db: Kysely<SearchTables>, query: string, now: Date): Promise<void> {
  const day = kyivDay(now)
  const text = query.toLowerCase().replaceAll(/\s+/g, ' ').toWellFormed().replaceAll('\0', '')
  if (text === '') return
  await sql`insert into search_misses as m (day, query)
    select ${day}::date, ${text}
     where (select count(*) from search_misses where day = ${day}::date) < ${MAX_A_DAY}
    on conflict (day, query) do update set n = m.n + 1`.execute(db)
}

export async function sweepMisses(db: Kysely<SearchTables>, now: Date): Promise<void> {
  const oldest = kyivDay(new Date(now.getTime() - KEPT_DAYS * 86_400_000))
  await db.deleteFrom('search_misses').where('day', '<', oldest).execute()
}

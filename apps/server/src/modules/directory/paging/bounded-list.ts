import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../directory-context.ts'

/** How far lists reach that no counter knows: extra filters and sorts. */
const BOUNDED_ROWS = 10_000

/** A run of rows in one order: `select id … where … order by …` in two halves. */
export type BoundedSegment = {
  readonly from: RawBuilder<unknown>
  readonly where: readonly RawBuilder<unknown>[]
  readonly id: string
  /** Ends in a unique column. */
  readonly orderBy: RawBuilder<unknown>
}

export type BoundedPage = { readonly ids: string[]; readonly total: number; readonly totalExact: boolean }

/**
 * Reads one page of the segments' rows, one segment after the other. Each segment stops at the bound, so the
 * statement never sorts or counts more than that many rows. `total` is the bound when there are more.
 */
export async function readBoundedPage(
  db: Db,
  segments: readonly BoundedSegment[],
  page: { readonly offset: number; readonly limit: number },
): Promise<BoundedPage> {
  const parts = segments.map(
    ({ from, where, id, orderBy }, index) => sql`(
      select ${sql.ref(id)} as id, ${sql.lit(index)} as segment, row_number() over (order by ${orderBy}) as place
        from ${from} where ${sql.join(where, sql` and `)} order by ${orderBy} limit ${sql.lit(BOUNDED_ROWS + 1)})`,
  )
  const last = Math.min(page.offset + page.limit, BOUNDED_ROWS)
  const { rows } = await sql<{ found: number; ids: string[] | null }>`
    select count(*)::int as found,
        (array_agg(id order by segment, place))[${sql.lit(Math.min(page.offset, BOUNDED_ROWS) + 1)}:${sql.lit(last)}] as ids
      from (${sql.join(parts, sql` union all `)}) found`.execute(db)
  const { found = 0, ids = null } = rows[0] ?? {}
  return { ids: ids ?? [], total: Math.min(found, BOUNDED_ROWS), totalExact: found <= BOUNDED_ROWS }
}

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

/** Maximum number of rows in a list whose filter or sort order has no counters in the database. */
const BOUNDED_ROWS = 10_000

/** One part of a list. The properties are clauses of a statement `select id from … where … order by …`. */
export type BoundedSegment = {
  readonly from: RawBuilder<unknown>
  readonly where: readonly RawBuilder<unknown>[]
  readonly id: string
  /** The last column must be unique. */
  readonly orderBy: RawBuilder<unknown>
}

export type BoundedPage = {
  readonly ids: readonly string[]
  readonly total: number
  readonly totalExact: boolean
}

/**
 * Reads a page of the list that the segments form together. A segment is read only if the segments before it have fewer
 * rows than `BOUNDED_ROWS`. `total` is at most `BOUNDED_ROWS`. `totalExact` is false if there are more rows.
 */
export async function readBoundedPage(
  db: Db,
  segments: readonly BoundedSegment[],
  page: { readonly offset: number; readonly limit: number },
): Promise<BoundedPage> {
  const names = segments.map((_, index) => sql.ref(`segment_${index}`))
  const parts = segments.map(({ from, where, id, orderBy }, index) => {
    const before = names.slice(0, index).map((name) => sql`(select count(*) from ${name})`)
    const isWanted = before.length > 0 ? [sql`${sql.join(before, sql` + `)} <= ${sql.lit(BOUNDED_ROWS)}`] : []
    return sql`${names[index]} as materialized (
      select ${sql.ref(id)} as id, row_number() over (order by ${orderBy}) as place
        from ${from} where ${sql.join([...where, ...isWanted], sql` and `)}
       order by ${orderBy} limit ${sql.lit(BOUNDED_ROWS + 1)})`
  })
  const found = names.map((name, index) => sql`select ${sql.lit(index)} as segment, place, id from ${name}`)
  const last = Math.min(page.offset + page.limit, BOUNDED_ROWS)
  const first = Math.min(page.offset, BOUNDED_ROWS) + 1
  const { rows } = await sql<{ found: number; ids: string[] | null }>`
    with ${sql.join(parts)}
    select count(*)::int as found,
        (array_agg(id order by segment, place))[${sql.lit(first)}:${sql.lit(last)}] as ids
      from (${sql.join(found, sql` union all `)}) found`.execute(db)
  const { found: total = 0, ids = null } = rows[0] ?? {}
  return { ids: ids ?? [], total: Math.min(total, BOUNDED_ROWS), totalExact: total <= BOUNDED_ROWS }
}

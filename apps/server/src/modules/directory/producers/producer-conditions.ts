import { type RawBuilder, sql } from 'kysely'
import type { ProducerFilter } from './producer-filter.ts'

/** Returns the conditions of a filtered list. The columns are those of `producer_listings`. */
export function producerConditions(
  { region, category, extra }: Omit<ProducerFilter, 'sort'>,
  now: Date,
): RawBuilder<unknown>[] {
  const { verified, acceptsTolling, acceptsSmallBatch, language } = extra
  return [
    // Every list index is partial. This condition implies the predicates of all list indexes, so the planner may use
    // any of them.
    sql`rank >= 0`,
    sql`category_id = ${category?.key ?? 0}`,
    ...(region ? [sql`region_id = ${region.key}`] : []),
    ...(verified === undefined ? [] : [is(sql`coalesce(verified_until > ${now}, false)`, verified)]),
    ...(acceptsTolling === undefined ? [] : [is(sql`accepts_tolling`, acceptsTolling)]),
    ...(acceptsSmallBatch === undefined ? [] : [is(sql`accepts_small_batch`, acceptsSmallBatch)]),
    ...(language === undefined ? [] : [sql.ref(`in_${language}`)]),
  ]
}

function is(condition: RawBuilder<unknown>, wanted: boolean): RawBuilder<unknown> {
  return wanted ? condition : sql`not ${condition}`
}

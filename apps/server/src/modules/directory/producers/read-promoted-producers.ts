import { sql } from 'kysely'
import type { DirectoryContext } from '../directory-context.ts'
import { PROMOTION_POOL, pickPromoted, promotionStart } from '../promoted-slots.ts'
import { runPrepared } from '../run-prepared.ts'
import { producerConditions } from './producer-conditions.ts'
import { isPlain, type ProducerFilter } from './producer-filter.ts'

/** Ids of the paid producers shown with one page: at most three that match the same filter. */
export async function readPromotedProducers(
  ctx: Pick<DirectoryContext, 'db' | 'pool'>,
  filter: ProducerFilter,
  { page, now }: { readonly page: number; readonly now: Date },
): Promise<string[]> {
  const start = promotionStart(now)
  const listed = sql.join([sql`producer_id = p.id`, ...producerConditions(filter, now)], sql` and `)
  const part = (side: ReturnType<typeof sql>) => sql`
    (select id from producers p
      where status = 'published' and top_until is not null and top_until > ${now} and ${side}
        and exists (select from producer_listings where ${listed})
      order by promotion_hash(id) limit ${PROMOTION_POOL})`
  const statement = sql<{ id: string }>`
    ${part(sql`promotion_hash(id) >= ${start}`)} union all ${part(sql`promotion_hash(id) < ${start}`)}
    limit ${PROMOTION_POOL}`
  const rows = isPlain(filter) ? await runPrepared(ctx, statement) : (await statement.execute(ctx.db)).rows
  return pickPromoted(
    rows.map(({ id }) => id),
    { page, now },
  )
}

import { sql } from 'kysely'
import type { DirectoryContext } from '../directory-context.ts'
import { PROMOTION_POOL, pickPromoted, promotionStart } from '../listing/promotion/promoted-slots.ts'
import { runPrepared } from '../listing/run-prepared.ts'
import { producerConditions } from './producer-conditions.ts'
import { isPlain, type ProducerFilter } from './producer-filter.ts'

/** Picks up to three promoted producers for a page of the list, matching its filter. */
export async function readPromotedProducers(
  ctx: Pick<DirectoryContext, 'db' | 'pool'>,
  filter: ProducerFilter,
  { page, now }: { readonly page: number; readonly now: Date },
): Promise<string[]> {
  const start = promotionStart(now)
  const where = sql.join([...producerConditions(filter, now), sql`top_until > ${now}`], sql` and `)
  const part = (side: ReturnType<typeof sql>) => sql`
    (select producer_id as id from producer_listings where ${where} and ${side}
      order by promotion_hash(producer_id) limit ${PROMOTION_POOL})`
  const statement = sql<{ id: string }>`
    ${part(sql`promotion_hash(producer_id) >= ${start}`)} union all ${part(sql`promotion_hash(producer_id) < ${start}`)}
    limit ${PROMOTION_POOL}`
  const rows = isPlain(filter) ? await runPrepared(ctx, statement) : (await statement.execute(ctx.db)).rows
  return pickPromoted(
    rows.map(({ id }) => id),
    { page, now },
  )
}

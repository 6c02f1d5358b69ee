import { type RawBuilder, sql } from 'kysely'
import type { DirectoryContext } from '../../directory-context.ts'
import { runPrepared } from '../run-prepared.ts'
import { PROMOTION_POOL, pickPromoted, promotionStart } from './promoted-slots.ts'

type PromotedRows = {
  readonly table: 'orders' | 'producer_listings'
  readonly id: 'id' | 'producer_id'
  readonly conditions: readonly RawBuilder<unknown>[]
  /** True when only a few SQL texts of the conditions are possible, so that the statement is worth preparing. */
  readonly isPlain: boolean
}

/** Picks up to three promoted listings for a page of a list. The picked listings meet the conditions of the list. */
export async function readPromoted(
  ctx: Pick<DirectoryContext, 'db' | 'pool'>,
  { table, id, conditions, isPlain }: PromotedRows,
  page: { readonly page: number; readonly now: Date },
): Promise<string[]> {
  const start = promotionStart(page.now)
  const where = sql.join([...conditions, sql`top_until > ${page.now}`], sql` and `)
  const hash = sql`promotion_hash(${sql.ref(id)})`
  const part = (side: RawBuilder<unknown>) => sql`
    (select ${sql.ref(id)} as id from ${sql.table(table)} where ${where} and ${side}
      order by ${hash} limit ${PROMOTION_POOL})`
  const statement = sql<{ id: string }>`
    ${part(sql`${hash} >= ${start}`)} union all ${part(sql`${hash} < ${start}`)} limit ${PROMOTION_POOL}`
  const rows = isPlain ? await runPrepared(ctx, statement) : (await statement.execute(ctx.db)).rows
  return pickPromoted(
    rows.map((row) => row.id),
    page,
  )
}

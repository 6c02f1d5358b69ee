import type { HomeSlots } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../../directory-context.ts'
import * as orders from '../../orders/order.repository.ts'
import { viewOrderSummary } from '../../orders/order.view.ts'
import * as producers from '../../producers/producer.repository.ts'
import { viewProducerSummary } from '../../producers/producer.view.ts'
import { PROMOTION_POOL, pickPromoted, promotionStart } from './promoted-slots.ts'

const ORDERS = 3
const PRODUCERS = 2

export async function listHomeSlots(ctx: DirectoryContext): Promise<z.input<typeof HomeSlots>> {
  const now = ctx.now()
  const options = { dictionaries: ctx.dictionaries, now }
  const [orderIds, producerIds] = await Promise.all([
    readPaid(ctx, sql`orders where listed and expires_at > ${now} and home_until > ${now}`, now),
    readPaid(ctx, sql`producers where status = 'published' and home_until > ${now}`, now),
  ])
  const [orderRows, producerRows] = await Promise.all([
    orders.listSummaries(ctx.pool, orderIds.slice(0, ORDERS)),
    producers.listSummaries(ctx.pool, producerIds.slice(0, PRODUCERS)),
  ])
  return {
    orders: orderRows.map((row) => viewOrderSummary(row, options)),
    producers: producerRows.map((row) => viewProducerSummary(row, options)),
  }
}

async function readPaid(
  { db }: DirectoryContext,
  rows: ReturnType<typeof sql>,
  now: Date,
): Promise<readonly string[]> {
  const start = promotionStart(now)
  const found = await sql<{ id: string }>`
    select id from ${rows} order by promotion_hash(id) < ${start}, promotion_hash(id) limit ${PROMOTION_POOL}`.execute(
    db,
  )
  return pickPromoted(
    found.rows.map(({ id }) => id),
    { page: 1, now },
  )
}

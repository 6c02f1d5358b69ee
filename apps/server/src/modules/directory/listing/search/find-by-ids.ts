import type { OrderSummary, ProducerSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../../directory-context.ts'
import * as orders from '../../orders/order.repository.ts'
import { viewOrderSummary } from '../../orders/order.view.ts'
import * as producers from '../../producers/producer.repository.ts'
import { viewProducerSummary } from '../../producers/producer.view.ts'

type Found = {
  readonly orders: ReadonlyMap<string, z.input<typeof OrderSummary>>
  readonly producers: ReadonlyMap<string, z.input<typeof ProducerSummary>>
}

/** Reads the list views of listings by id. Listings that are not public now are missing in the result. */
export async function findByIds(
  ctx: DirectoryContext,
  ids: { readonly orders: readonly string[]; readonly producers: readonly string[] },
): Promise<Found> {
  const [orderRows, producerRows] = await Promise.all([
    orders.listSummaries(ctx.pool, ids.orders),
    producers.listSummaries(ctx.pool, ids.producers),
  ])
  const view = { dictionaries: ctx.dictionaries, now: ctx.now() }
  const open = orderRows.filter(({ expires_at }) => expires_at !== null && expires_at > view.now)
  return {
    orders: new Map(open.map((row) => [row.id, viewOrderSummary(row, view)])),
    producers: new Map(producerRows.map((row) => [row.id, viewProducerSummary(row, view)])),
  }
}

import type { LocalizedText, OrderSummary, ProducerSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../../directory-context.ts'
import * as orders from '../../orders/order.repository.ts'
import { viewOrderSummary } from '../../orders/order.view.ts'
import * as producers from '../../producers/producer.repository.ts'
import type { StoredEquipment } from '../../producers/producer.tables.ts'
import { viewProducerSummary } from '../../producers/producer.view.ts'
import { localized } from '../localized-columns.ts'

type ListingIds = { readonly orders: readonly string[]; readonly producers: readonly string[] }

/** The list view of an order, and the public text that lists do not show. */
export type FoundOrder = {
  readonly order: z.input<typeof OrderSummary>
  readonly description: LocalizedText
}

/** The list view of a producer, and the public texts that lists do not show. */
export type FoundProducer = {
  readonly producer: z.input<typeof ProducerSummary>
  readonly description: LocalizedText
  readonly processes: readonly string[]
  readonly materials: readonly string[]
  readonly equipment: readonly StoredEquipment[]
}

/** Reads listings by id. Listings that are not public now are missing in the result. */
export async function findByIds(
  ctx: DirectoryContext,
  ids: ListingIds,
): Promise<{
  readonly orders: ReadonlyMap<string, FoundOrder>
  readonly producers: ReadonlyMap<string, FoundProducer>
}> {
  const [orderRows, producerRows] = await Promise.all([
    orders.listWithTexts(ctx.pool, ids.orders),
    producers.listWithTexts(ctx.pool, ids.producers),
  ])
  const view = { dictionaries: ctx.dictionaries, now: ctx.now() }
  const open = orderRows.filter(({ expires_at }) => expires_at !== null && expires_at > view.now)
  return {
    orders: new Map(
      open.map((row) => [
        row.id,
        {
          order: viewOrderSummary(row, view),
          description: localized(row.description_uk, row.description_en),
        },
      ]),
    ),
    producers: new Map(
      producerRows.map(({ description_uk, description_en, processes, materials, equipment, ...row }) => [
        row.id,
        {
          producer: viewProducerSummary(row, view),
          description: localized(description_uk, description_en),
          processes,
          materials,
          equipment,
        },
      ]),
    ),
  }
}

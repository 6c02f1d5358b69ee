import type {
  HomeSlots,
  Order,
  OrderSummary,
  Producer,
  ProducerList,
  ProducerSummary,
  SearchResult,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import type { Marks } from '../../../platform/http/bind.ts'

/*
 * What kept pages depend on, by the names that `changes/notify-changed-pages.ts` notifies. Lists have one name for all orders and one for all producers: their facets count across every filter,
 * so that nearly every list shows something of nearly every listing.
 */

type List<Item> = { readonly items: readonly Item[]; readonly promoted?: readonly Item[] }

/** Names and texts; with counts, all that is counted. */
export const dictionaryMarks = (entries: readonly { readonly counts?: unknown }[] | undefined): Marks => ({
  tags: entries?.[0]?.counts ? ['dictionaries', 'orders', 'producers'] : ['dictionaries'],
})

export const orderListMarks = (list: List<z.input<typeof OrderSummary>> | undefined): Marks => ({
  tags: ['orders'],
  moments: [...(list?.items ?? []), ...(list?.promoted ?? [])].flatMap(orderMoments),
})

export const producerListMarks = (list: z.input<typeof ProducerList> | undefined): Marks => ({
  tags: ['producers'],
  moments: [...(list?.items ?? []), ...(list?.promoted ?? [])].flatMap(producerMoments),
})

export const homeSlotMarks = (slots: z.input<typeof HomeSlots> | undefined): Marks => ({
  tags: ['orders', 'producers'],
  moments: [
    ...(slots?.orders ?? []).flatMap(orderMoments),
    ...(slots?.producers ?? []).flatMap(producerMoments),
  ],
})

/** A refusal is marked by the lists' name: nothing else is told when a listing comes to be. */
export const orderMarks = (order: z.input<typeof Order> | undefined): Marks =>
  order
    ? { tags: ['order', `order:${order.id}`], moments: orderMoments(order) }
    : { tags: ['order', 'orders'] }

export const producerMarks = (producer: z.input<typeof Producer> | undefined): Marks =>
  producer
    ? { tags: ['producer', `producer:${producer.id}`], moments: producerMoments(producer) }
    : { tags: ['producer', 'producers'] }

/** A search that ran out of time answers otherwise the next time: no page of it is kept. */
export const searchMarks = (result: z.input<typeof SearchResult> | undefined): Marks | undefined =>
  result?.partial
    ? undefined
    : {
        // What is found changes a little later than the listings: with the index.
        tags: ['orders', 'producers', 'search'],
        moments: (result?.items ?? []).flatMap((item) =>
          item.kind === 'order' ? orderMoments(item.order) : producerMoments(item.producer),
        ),
      }

function orderMoments({ expiresAt, promotion }: Pick<OrderSummary, 'expiresAt' | 'promotion'>) {
  return [expiresAt, ...Object.values(promotion)]
}

function producerMoments({ verification, promotion }: Pick<ProducerSummary, 'verification' | 'promotion'>) {
  return [verification?.until ?? null, ...Object.values(promotion)]
}

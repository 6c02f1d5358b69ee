import type {
  HomeSlots,
  Order,
  OrderSummary,
  Producer,
  ProducerList,
  ProducerSummary,
  SearchResult,
} from '@verstat/contract'
import { addDays, kyivDayEnd } from '@verstat/i18n'
import type { z } from 'zod/mini'
import type { Marks } from '../../../platform/http/bind.ts'

/*
 * Cache tags of answers. `changes/notify-changed-pages.ts` invalidates cached answers by these tags. All lists of
 * orders share one tag, and all lists of producers share another one: facets count listings across all filters, so a
 * change of one listing affects nearly every list.
 */

type List<Item> = { readonly items: readonly Item[]; readonly promoted?: readonly Item[] }

/** An answer that contains numbers of listings also depends on all listings. */
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

/** A 404 has the tag of the order lists, because no other tag is invalidated when an order appears. */
export const orderMarks = (order: z.input<typeof Order> | undefined): Marks =>
  order
    ? {
        tags: ['order', `order:${order.id}`],
        moments: [...orderMoments(order), order.buyer?.changesAt ?? null, order.offersChangeAt],
      }
    : { tags: ['order', 'orders'] }

export const producerMarks = (producer: z.input<typeof Producer> | undefined): Marks =>
  producer
    ? { tags: ['producer', `producer:${producer.id}`], moments: producerMoments(producer) }
    : { tags: ['producer', 'producers'] }

/**
 * If a search was cut short by its timeout, its page is not cached, because the same search may find more next time.
 */
export const searchMarks = (result: z.input<typeof SearchResult> | undefined): Marks | undefined =>
  result?.partial
    ? undefined
    : {
        // The tag `search` is invalidated when the search index changes, which is shortly after the listings change.
        tags: ['orders', 'producers', 'search'],
        moments: (result?.items ?? []).flatMap((item) =>
          item.kind === 'order' ? orderMoments(item.order) : producerMoments(item.producer),
        ),
      }

function orderMoments({ expiresAt, promotion }: Pick<OrderSummary, 'expiresAt' | 'promotion'>) {
  return [expiresAt, ...Object.values(promotion)]
}

function producerMoments({
  verification,
  promotion,
  capacity,
}: Pick<ProducerSummary, 'verification' | 'promotion' | 'capacity'>) {
  const { closedUntil = null, acceptingFrom = null } = capacity ?? {}
  return [
    verification?.until ?? null,
    closedUntil && kyivDayEnd(closedUntil).toISOString(),
    acceptingFrom && kyivDayEnd(addDays(acceptingFrom, -1)).toISOString(),
    ...Object.values(promotion),
  ]
}

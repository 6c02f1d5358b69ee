import type { Highlight, SearchItem } from '@verstat/contract'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { type ProducerRowView, producerRowView } from '../listing/producer-rows/producer-row-view.ts'
import { type OrderRowView, orderRowView } from '../listing/rows/order-row-view.ts'

type Found = { readonly title: Highlight; readonly excerpt: Highlight | null }

/** Found orders and found producers, each sorted by relevance. */
export type FoundListings = {
  readonly ordersFirst: boolean
  readonly orders: readonly (Found & { readonly row: OrderRowView })[]
  readonly producers: readonly (Found & { readonly row: ProducerRowView })[]
}

export function foundListings(
  context: Pick<PageContext, 't' | 'format' | 'now'>,
  items: readonly SearchItem[],
  index: DirectoryIndex,
): FoundListings {
  return {
    ordersFirst: items[0]?.kind === 'order',
    orders: items.flatMap((item) =>
      item.kind === 'order' ? [{ row: orderRowView(context, item.order, index), ...item.highlights }] : [],
    ),
    producers: items.flatMap((item) =>
      item.kind === 'producer'
        ? [{ row: producerRowView(context, item.producer, index), ...item.highlights }]
        : [],
    ),
  }
}

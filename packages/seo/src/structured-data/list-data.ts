import type { OrderSummary, ProducerSummary } from '@verstat/contract'
import type { PageSeo } from '../page-seo.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { absolute, CONTEXT, type JsonLd, type StructuredWords } from './structured-words.ts'

type Listed = {
  readonly kind: 'orders' | 'producers'
  readonly items: readonly Pick<OrderSummary | ProducerSummary, 'slug'>[]
  readonly total: number
  /** Number of items on all pages before this page. */
  readonly offset: number
}

/**
 * Returns a list page as JSON-LD: the addresses of its items in their order, and its breadcrumbs. The names are not
 * repeated: search engines read them from the items' own pages.
 */
export function listData(
  words: StructuredWords,
  seo: Pick<PageSeo, 'head' | 'h1' | 'crumbs'>,
  { kind, items, total, offset }: Listed,
): JsonLd[] {
  const list = {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: seo.h1,
    url: absolute(words, seo.head.path),
    numberOfItems: total,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: absolute(words, `/${kind}/${item.slug}`),
    })),
  }
  return [list, breadcrumbData(words, seo)]
}

import type { OrderSummary, ProducerSummary } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import type { PageSeo } from '../page-seo.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { absolute, CONTEXT, type JsonLd, type StructuredWords } from './structured-words.ts'

type Listed = {
  readonly kind: 'orders' | 'producers'
  readonly items: readonly (Pick<OrderSummary, 'slug' | 'title'> | Pick<ProducerSummary, 'slug' | 'name'>)[]
  readonly total: number
  /** Number of items on all pages before this page. */
  readonly offset: number
}

/** Returns a list page as JSON-LD: its items in their order, and its breadcrumbs. */
export function listData(
  words: StructuredWords,
  seo: Pick<PageSeo, 'head' | 'h1' | 'crumbs'>,
  { kind, items, total, offset }: Listed,
): JsonLd[] {
  const { locale } = words.t
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
      name: 'name' in item ? item.name : (pickText(item.title, locale).text ?? ''),
      url: absolute(words, `/${kind}/${item.slug}`),
    })),
  }
  return [list, breadcrumbData(words, seo)]
}

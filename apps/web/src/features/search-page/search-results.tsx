import type { Highlight } from '@verstat/contract'
import { usePage } from '../../lib/use-page.ts'
import { PagePart } from '../listing/page-part.tsx'
import { ProducerRows } from '../listing/producer-rows/producer-rows.tsx'
import { OrderRows } from '../listing/rows/order-rows.tsx'
import type { FoundListings } from './found-listings.ts'
import { MarkedText } from './marked-text.tsx'

export type SearchResultsProps = { readonly found: FoundListings }

/**
 * Shows orders and producers as rows, with the matching words marked. The kind of the best match comes first.
 */
export function SearchResults({ found: { ordersFirst, orders, producers } }: SearchResultsProps) {
  const { t, locale } = usePage()
  const orderRows = orders.map(({ row, title, excerpt }) => ({
    ...row,
    title: title.text === '' ? row.title : marked(title),
    excerpt: excerpt && <Excerpt {...marked(excerpt)} />,
  }))
  const producerRows = producers.map(({ row: { tagline, ...row }, title, excerpt }) => ({
    ...row,
    // The excerpt is often the tagline, which is not shown twice.
    ...(tagline && !(excerpt && contains(tagline.text, excerpt.text)) ? { tagline } : {}),
    ...(title.text === row.name ? { markedName: <MarkedText text={title} /> } : {}),
    excerpt: excerpt && <Excerpt {...marked(excerpt)} />,
  }))
  const parts = [
    orderRows.length > 0 && (
      <PagePart key="orders" heading={t('search.tabs.orders')}>
        <OrderRows label={t('orders.list.label')} rows={orderRows} />
      </PagePart>
    ),
    producerRows.length > 0 && (
      <PagePart key="producers" heading={t('search.tabs.producers')}>
        <ProducerRows label={t('producers.list.label')} rows={producerRows} />
      </PagePart>
    ),
  ]
  return <div className="grid gap-8">{ordersFirst ? parts : parts.toReversed()}</div>

  function marked(highlight: Highlight) {
    const { lang } = highlight
    return {
      text: <MarkedText text={highlight} />,
      ...(lang === null || lang === locale ? {} : { lang }),
    }
  }
}

/** Whether a text contains an excerpt, which is cut with «…» and may have other spaces. */
function contains(text: string, excerpt: string): boolean {
  const bare = (part: string) => part.replace(/^…|…$/g, '').replace(/\s+/g, ' ')
  return bare(text).includes(bare(excerpt))
}

type ExcerptProps = { readonly text: React.ReactNode; readonly lang?: 'uk' | 'en' }

function Excerpt({ text, lang }: ExcerptProps) {
  return <span lang={lang}>{text}</span>
}

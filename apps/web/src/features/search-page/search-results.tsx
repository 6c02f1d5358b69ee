import type { Highlight } from '@verstat/contract'
import { usePage } from '../../lib/use-page.ts'
import { PagePart } from '../listing/page-part.tsx'
import { ProducerCards } from '../listing/producer-cards/producer-cards.tsx'
import { OrderRows } from '../listing/rows/order-rows.tsx'
import type { FoundListings } from './found-listings.ts'
import { MarkedText } from './marked-text.tsx'

export type SearchResultsProps = { readonly found: FoundListings }

/**
 * Shows orders as rows and producers as cards, with the matching words marked. The kind of the best match comes first.
 */
export function SearchResults({ found: { ordersFirst, orders, producers } }: SearchResultsProps) {
  const { t, locale } = usePage()
  const rows = orders.map(({ row, title, excerpt }) => ({
    ...row,
    title: title.text === '' ? row.title : marked(title),
    excerpt: excerpt && <Excerpt {...marked(excerpt)} />,
  }))
  const cards = producers.map(({ card, title, excerpt }) => ({
    ...card,
    ...(title.text === card.name ? { markedName: <MarkedText text={title} /> } : {}),
    ...(excerpt ? { tagline: marked(excerpt) } : {}),
  }))
  const parts = [
    rows.length > 0 && (
      <PagePart key="orders" heading={t('search.tabs.orders')}>
        <OrderRows label={t('orders.list.label')} rows={rows} />
      </PagePart>
    ),
    cards.length > 0 && (
      <PagePart key="producers" heading={t('search.tabs.producers')}>
        <ProducerCards label={t('producers.list.label')} cards={cards} />
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

type ExcerptProps = { readonly text: React.ReactNode; readonly lang?: 'uk' | 'en' }

function Excerpt({ text, lang }: ExcerptProps) {
  return (
    <p lang={lang} className="mt-1 line-clamp-2 text-13 text-ink-soft">
      {text}
    </p>
  )
}

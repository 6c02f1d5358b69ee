import { usePage } from '../../lib/use-page.ts'
import { ProducerCard } from './producer-card.tsx'
import type { ProducerCardView } from './producer-card-view.ts'

export type ProducerCardsProps = {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly cards: readonly ProducerCardView[]
  readonly promoted?: readonly ProducerCardView[]
}

/** Producers as a grid of cards: paid ones first and apart, then the list in its own order. */
export function ProducerCards({ label, cards, promoted = [] }: ProducerCardsProps) {
  const { t } = usePage()
  return (
    <>
      {promoted.length > 0 && (
        <ul aria-label={t('producers.list.promotedLabel')} className={`${GRID} mb-3`}>
          {promoted.map((card) => (
            <ProducerCard key={card.id} card={card} isPromoted />
          ))}
        </ul>
      )}
      <ol aria-label={label} className={GRID}>
        {cards.map((card) => (
          <ProducerCard key={card.id} card={card} />
        ))}
      </ol>
    </>
  )
}

const GRID = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]'

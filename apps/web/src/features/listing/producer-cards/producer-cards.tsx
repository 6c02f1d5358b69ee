import { ProducerCard, type ShownProducerCard } from './producer-card.tsx'
import type { ProducerCardView } from './producer-card-view.ts'

export type ProducerCardsProps = {
  readonly label: string
  readonly cards: readonly ShownProducerCard[]
  readonly promoted?: readonly ProducerCardView[]
}

export function ProducerCards({ label, cards, promoted = [] }: ProducerCardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
      {promoted.map((card) => (
        <ProducerCard key={`promoted-${card.id}`} card={card} isPromoted />
      ))}
      {cards.map((card) => (
        <ProducerCard key={card.id} card={card} />
      ))}
    </ul>
  )
}

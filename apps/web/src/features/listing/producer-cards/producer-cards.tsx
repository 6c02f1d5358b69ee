import { ProducerCard, type ShownProducerCard } from './producer-card.tsx'

export type ProducerCardsProps = {
  readonly label: string
  readonly cards: readonly ShownProducerCard[]
}

export function ProducerCards({ label, cards }: ProducerCardsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
      {cards.map((card) => (
        <ProducerCard key={card.id} card={card} />
      ))}
    </ul>
  )
}

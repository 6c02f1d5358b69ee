export type OfferEvent = 'offer.changed' | 'offer.received' | 'deal.changed' | 'question.changed'

export type OfferProducerChoice = { readonly id: string; readonly name: string }

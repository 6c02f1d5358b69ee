/** Generates orders, producers, pictures and the terms of offers for a demo site. The same seed and day give the same data. */
export { type DemoBuyer, demoBuyers } from './buyers.ts'
export {
  type DemoTerms,
  OFFER_SHAPES,
  type OfferShape,
  type OfferSubject,
  shapedTerms,
  usualTerms,
} from './offers/demo-terms.ts'
export { OFFER_TEXTS } from './offers/offer-texts.ts'
export { QUESTIONS, TALKS, type TalkText } from './offers/talk-texts.ts'
export type { DemoOrder } from './orders/demo-order.ts'
export { demoOrders } from './orders/demo-orders.ts'
export { drawFile, type StatedSizes } from './pictures/draw-file.ts'
export { picturesOfLeaf } from './pictures/leaf-pictures.ts'
export { type PictureSpec, pictureKey } from './pictures/picture-spec.ts'
export { type RenderedPicture, renderPicture } from './pictures/render-picture.ts'
export type { DemoProducer } from './producers/demo-producer.ts'
export { demoProducers } from './producers/demo-producers.ts'

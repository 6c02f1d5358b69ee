/** Later modules and the composition root may import only these names from offers. */

export { removeDemoDeals } from './demo/remove-demo-deals.ts'
export { type DemoDeal, type DemoOffer, type DemoStep, storeDemoOffers } from './demo/store-demo-offers.ts'
export type { JoinedOfferHooks } from './offer-hooks.ts'
export { offersModule } from './offers.module.ts'
export type { OffersTables } from './offers.tables.ts'
export {
  findReportableOffer,
  findReportableQuestion,
  type Reportable,
  readReportedOffers,
} from './reading/find-reportable.ts'
export {
  findOfferAndDeal,
  isInvolved,
  listAskedChanges,
  listHappenings,
} from './reading/offer-history.ts'
export { listOfferSteps } from './reading/offer-steps.ts'
export { declineOffersOf } from './writing/decline-offers-of.ts'
export { isInvited, maySeeOrder } from './writing/offering.ts'

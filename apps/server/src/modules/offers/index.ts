/** Later modules and the composition root may import only these names from offers. */

export { offersModule } from './offers.module.ts'
export type { OffersTables } from './offers.tables.ts'

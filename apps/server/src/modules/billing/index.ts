/** The door of billing: what the composition root and the modules to its right may use. */
export { billingRoutes } from './billing.routes.ts'
export type { BillingTables } from './billing.tables.ts'
export type { BillingContext } from './billing-context.ts'
export { readOffer } from './plans/read-offer.ts'

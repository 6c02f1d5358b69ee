/** The door of billing: what the composition root and the modules to its right may use. */
export { billingRoutes } from './billing.routes.ts'
export type { BillingTables } from './billing.tables.ts'
export type { BillingContext, BillingServices } from './billing-context.ts'
export { startBillingWork } from './billing-work.ts'
export { exportPurchases, stopCharging } from './leave-billing.ts'
export { registerCallbacks } from './payments/register-callbacks.ts'
export { registerInvoices } from './payments/register-invoices.ts'
export { readOffer } from './plans/read-offer.ts'

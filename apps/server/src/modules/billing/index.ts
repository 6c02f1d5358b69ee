/** Later modules and the composition root may import only these names from billing. */
export { billingModule } from './billing.module.ts'
export type { BillingTables } from './billing.tables.ts'
export type { BillingContext } from './billing-context.ts'
export { listPanelTransactions } from './panel/list-transactions.ts'
export { findEndingPlans, findWaitingPayments, sumRevenue } from './panel/morning-work.ts'
export { countPaymentWork } from './panel/payment-work.ts'
export { listReceipts } from './panel/staff-receipts.ts'
export { listPanelSubscriptions } from './sales/list-panel-subscriptions.ts'

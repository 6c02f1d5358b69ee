/** Later modules and the composition root may import only these names from billing. */
export { billingModule } from './billing.module.ts'
export { findEndingPlans, findWaitingPayments, sumRevenue } from './panel/morning-work.ts'
export { countPaymentWork } from './panel/payment-work.ts'

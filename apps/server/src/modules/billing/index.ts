/** What later modules and the composition root may import from billing. */
export { billingModule } from './billing.module.ts'
export { countPaymentWork } from './panel/payment-work.ts'

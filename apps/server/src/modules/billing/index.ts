/** The door of billing: what the composition root and the modules to its right may use. */
export { billingModule } from './billing.module.ts'
export { countPaymentWork } from './panel/payment-work.ts'

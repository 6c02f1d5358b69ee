import type * as payer from './billing/payer-details.ts'
import type * as plan from './billing/plan.ts'
import type * as results from './billing/results.ts'
import type * as seller from './billing/seller-details.ts'
import type * as subscription from './billing/subscription.ts'
import type * as transaction from './billing/transaction.ts'
import { call } from './call.ts'
import type * as homeSlots from './directory/home-slots.ts'

/** Calls that only the pages for plans and payments use. See `calls.ts`. */

export const getSeller = call<typeof seller.getSeller>('GET', '/v1/seller')
export const listHomeSlots = call<typeof homeSlots.listHomeSlots>('GET', '/v1/home/promoted')
export const listPlans = call<typeof plan.listPlans>('GET', '/v1/plan')
export const listOwnSubscriptions = call<typeof subscription.listOwnSubscriptions>(
  'GET',
  '/v1/user/subscriptions',
)
export const getOwnPaidLeft = call<typeof subscription.getOwnPaidLeft>('GET', '/v1/user/paid-left')
export const listResults = call<typeof results.listResults>('GET', '/v1/user/results')
export const listOpenPayments = call<typeof results.listOpenPayments>('GET', '/v1/user/open-payments')
export const getSubscription = call<typeof subscription.getSubscription>(
  'GET',
  '/v1/subscription/{family}/{id}',
)
export const quotePlans = call<typeof subscription.quotePlans>('GET', '/v1/subscription/{family}/{id}/quotes')
export const upgradeSubscription = call<typeof subscription.upgradeSubscription>(
  'POST',
  '/v1/subscription/10/{id}/upgrade/{planId}',
)
export const renewSubscription = call<typeof subscription.renewSubscription>(
  'POST',
  '/v1/subscription/{family}/{id}/renew',
)
export const cancelSubscription = call<typeof subscription.cancelSubscription>(
  'POST',
  '/v1/subscription/{family}/{id}/cancel',
)
export const buyBoost = call<typeof subscription.buyBoost>('POST', '/v1/boost')
export const getTransaction = call<typeof transaction.getTransaction>('GET', '/v1/payment/transaction/{id}')
export const retryTransaction = call<typeof transaction.retryTransaction>(
  'POST',
  '/v1/payment/transaction/{id}/retry',
)
export const cancelTransaction = call<typeof transaction.cancelTransaction>(
  'POST',
  '/v1/payment/transaction/{id}/cancel',
)
export const getPurchasePayer = call<typeof payer.getPurchasePayer>(
  'GET',
  '/v1/payment/transaction/{id}/payer',
)
export const statePurchasePayer = call<typeof payer.statePurchasePayer>(
  'POST',
  '/v1/payment/transaction/{id}/payer',
)

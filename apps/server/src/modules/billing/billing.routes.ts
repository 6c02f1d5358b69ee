import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { BillingContext } from './billing-context.ts'
import { buyBoost } from './boosts/buy-boost.ts'
import { cancelTransaction } from './payments/cancel-transaction.ts'
import { getTransaction } from './payments/get-transaction.ts'
import { retryTransaction } from './payments/retry-transaction.ts'
import { getSeller } from './plans/get-seller.ts'
import { cancelSubscription } from './subscriptions/cancel-subscription.ts'
import { getSubscription } from './subscriptions/get-subscription.ts'
import { listOwnSubscriptions } from './subscriptions/list-own-subscriptions.ts'
import { quotePlans } from './subscriptions/quote-plans.ts'
import { renewSubscription } from './subscriptions/renew-subscription.ts'
import { upgradeSubscription } from './subscriptions/upgrade-subscription.ts'

/** The calls of this module. */
export const billingRoutes: readonly Binding<BillingContext>[] = [
  bind(
    contract.listPlans,
    async (ctx: BillingContext) => ctx.billing.offer.current(),
    () => ({ tags: ['plans'] }),
  ),
  bind(
    contract.getSeller,
    (ctx: BillingContext) => getSeller(ctx),
    () => ({ tags: [] }),
  ),
  bind(contract.listOwnSubscriptions, listOwnSubscriptions),
  bind(contract.getSubscription, getSubscription),
  bind(contract.quotePlans, quotePlans),
  bind(contract.upgradeSubscription, upgradeSubscription),
  bind(contract.renewSubscription, renewSubscription),
  bind(contract.cancelSubscription, cancelSubscription),
  bind(contract.buyBoost, buyBoost),
  bind(contract.getTransaction, getTransaction),
  bind(contract.retryTransaction, retryTransaction),
  bind(contract.cancelTransaction, cancelTransaction),
]

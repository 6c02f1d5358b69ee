import * as contract from '@verstat/contract'
import { type Binding, bind, bindForm } from '../../platform/http/bind.ts'
import { enforceLimit, signedIn } from '../accounts/index.ts'
import { PURCHASES } from './billing.limits.ts'
import type { CountedBillingContext } from './billing-context.ts'
import { buyBoost } from './boosts/buy-boost.ts'
import { getPurchasePayer, statePurchasePayer } from './documents/purchase-payer.ts'
import { getTransaction } from './payments/get-transaction.ts'
import { cancelTransaction } from './payments/purchases/cancel-transaction.ts'
import { retryTransaction } from './payments/purchases/retry-transaction.ts'
import { getSeller } from './plans/get-seller.ts'
import { listOpenPayments } from './results/list-open-payments.ts'
import { listResults } from './results/list-results.ts'
import { cancelSubscription } from './subscriptions/changes/cancel-subscription.ts'
import { quotePlans } from './subscriptions/changes/quote-plans.ts'
import { renewSubscription } from './subscriptions/changes/renew-subscription.ts'
import { upgradeSubscription } from './subscriptions/changes/upgrade-subscription.ts'
import { getSubscription } from './subscriptions/get-subscription.ts'
import { listOwnSubscriptions } from './subscriptions/list-own-subscriptions.ts'
import { getOwnPaidLeft } from './subscriptions/time/get-own-paid-left.ts'

const limit = (ctx: CountedBillingContext) => enforceLimit(ctx, PURCHASES, signedIn(ctx).userId)

export const billingRoutes: readonly Binding<CountedBillingContext>[] = [
  bind(
    contract.listPlans,
    async (ctx: CountedBillingContext) => ctx.billing.offer.current(),
    () => ({ tags: ['plans'] }),
  ),
  bind(
    contract.getSeller,
    (ctx: CountedBillingContext) => getSeller(ctx),
    () => ({ tags: [] }),
  ),
  bind(contract.listOwnSubscriptions, listOwnSubscriptions),
  bind(contract.getOwnPaidLeft, getOwnPaidLeft),
  bind(contract.listResults, listResults),
  bind(contract.listOpenPayments, listOpenPayments),
  bind(contract.getSubscription, getSubscription),
  bind(contract.quotePlans, quotePlans),
  bindForm(contract.upgradeSubscription, { limit, handle: upgradeSubscription }),
  bindForm(contract.renewSubscription, { limit, handle: renewSubscription }),
  bind(contract.cancelSubscription, cancelSubscription),
  bindForm(contract.buyBoost, { limit, handle: buyBoost }),
  bind(contract.getTransaction, getTransaction),
  bind(contract.getPurchasePayer, getPurchasePayer),
  bindForm(contract.statePurchasePayer, { limit, handle: statePurchasePayer }),
  bind(contract.retryTransaction, retryTransaction),
  bind(contract.cancelTransaction, cancelTransaction),
]

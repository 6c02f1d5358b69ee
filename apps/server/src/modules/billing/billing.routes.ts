import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { BillingContext } from './billing-context.ts'
import { listOwnSubscriptions } from './subscriptions/list-own-subscriptions.ts'

/** The calls of this module. */
export const billingRoutes: readonly Binding<BillingContext>[] = [
  bind(
    contract.listPlans,
    async (ctx: BillingContext) => ctx.billing.offer.current(),
    () => ({ tags: ['plans'] }),
  ),
  bind(contract.listOwnSubscriptions, listOwnSubscriptions),
]

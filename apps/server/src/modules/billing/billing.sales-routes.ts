import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { BillingContext } from './billing-context.ts'
import { createBoost, createPlan } from './sales/create-offers.ts'
import { editBoost, editPlan } from './sales/edit-offers.ts'
import { getPanelSubscription } from './sales/get-panel-subscription.ts'
import { getRevenue } from './sales/get-revenue.ts'
import { listPanelOffers } from './sales/list-panel-offers.ts'
import { listPanelSubscriptions } from './sales/list-panel-subscriptions.ts'

export const salesRoutes: readonly Binding<BillingContext>[] = [
  bind(contract.listPanelOffers, (ctx: BillingContext) => listPanelOffers(ctx)),
  bind(contract.createPlan, createPlan),
  bind(contract.createBoost, createBoost),
  bind(contract.editPlan, editPlan),
  bind(contract.editBoost, editBoost),
  bind(contract.listPanelSubscriptions, listPanelSubscriptions),
  bind(contract.getPanelSubscription, getPanelSubscription),
  bind(contract.getRevenue, getRevenue),
]

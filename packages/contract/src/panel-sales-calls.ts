import type * as offers from './billing/panel-offers.ts'
import type * as revenue from './billing/panel-revenue.ts'
import type * as subscriptions from './billing/panel-subscriptions.ts'
import { call } from './call.ts'

/** Calls that only the panel's pages about plans, subscriptions and revenue use. See `calls.ts`. */

export const listPanelOffers = call<typeof offers.listPanelOffers>('GET', '/v1/panel/offers')
export const createPlan = call<typeof offers.createPlan>('POST', '/v1/panel/plans')
export const createBoost = call<typeof offers.createBoost>('POST', '/v1/panel/boosts')
export const editPlan = call<typeof offers.editPlan>('PATCH', '/v1/panel/plans/{id}')
export const editBoost = call<typeof offers.editBoost>('PATCH', '/v1/panel/boosts/{id}')
export const listPanelSubscriptions = call<typeof subscriptions.listPanelSubscriptions>(
  'GET',
  '/v1/panel/subscriptions',
)
export const getPanelSubscription = call<typeof subscriptions.getPanelSubscription>(
  'GET',
  '/v1/panel/subscriptions/{id}',
)
export const getRevenue = call<typeof revenue.getRevenue>('GET', '/v1/panel/revenue')

import { BILLING_ACTIONS } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import { onTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import { cacheValue } from '../../platform/settings/cached-value.ts'
import type { AccountsContext, AccountsTables, CallGate } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { NoticesContext } from '../notices/index.ts'
import { PURCHASES } from './billing.limits.ts'
import { BILLING_NOTICE_KINDS } from './billing.notices.ts'
import { panelPaymentRoutes } from './billing.panel-routes.ts'
import { billingRoutes } from './billing.routes.ts'
import { salesRoutes } from './billing.sales-routes.ts'
import type { BillingTables } from './billing.tables.ts'
import type { BillingServices, JobContext } from './billing-context.ts'
import { billingLoops, billingSchedule } from './billing-work.ts'
import { erasePayers } from './documents/purchase-payer.ts'
import { registerDocuments } from './documents/register-documents.ts'
import { callbackPaths } from './payments/provider/callback-paths.ts'
import { registerCallbacks } from './payments/provider/register-callbacks.ts'
import { checkoutForm } from './payments/purchases/checkout-form.ts'
import { readOffer } from './plans/read-offer.ts'
import { exportPurchases, stopCharging } from './stop-charging.ts'
import { choosePlanForm } from './subscriptions/changes/choose-plan-form.ts'

type Tables = BillingTables & DirectoryTables & AccountsTables
type Dependencies = Platform<Tables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'> & { readonly gate: Pick<CallGate, 'authenticate'> }

export const billingModule = defineModule({
  name: 'billing',
  tables: tables<BillingTables>(),
  audit: BILLING_ACTIONS,
  limits: [PURCHASES],
  routes: [...billingRoutes, ...salesRoutes, ...panelPaymentRoutes],
  forms: [checkoutForm, choosePlanForm],
  morePaths: callbackPaths,
  async start({
    db,
    now,
    log,
    providers,
    seller,
    secret,
    brand,
    accent,
    translate,
    options,
    accounts,
    notices,
    gate,
  }: Dependencies) {
    const offer = await cacheValue(() => readOffer(db))
    const { origin } = options
    const billing: BillingServices = {
      offer,
      providers,
      seller,
      configuredSeller: options.payments?.seller ?? null,
      secret,
      origin,
      brand,
      accent,
      translate,
      log,
    }
    const ctx: JobContext = { db, now, billing }
    notices.kinds.add(BILLING_NOTICE_KINDS)
    accounts.hooks.add({
      pause: (tx, { userId, actorId, ip }) => stopCharging({ db: onTables(tx), now, ip, actorId }, userId),
      export: exportPurchases,
      erase: (tx, userId) => erasePayers(onTables(tx), userId),
    })
    return {
      services: { billing },
      // Changed settings also reload the offer, because it includes the free quota and the quota is a setting.
      reloaders: { plans: offer.reload, settings: offer.reload },
      loops: billingLoops(ctx),
      schedule: billingSchedule(ctx),
      register(http: FastifyInstance) {
        registerCallbacks(http, ctx)
        registerDocuments(http, ctx, { authenticate: gate.authenticate, isOpen: accounts.isOpen })
      },
    }
  },
})

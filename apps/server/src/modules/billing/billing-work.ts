import type { ScheduledJob } from '../../platform/jobs/worker.ts'
import type { LoopDefinition } from '../../platform/module/define-module.ts'
import type { Desk } from './billing-context.ts'
import { forgetCards } from './payments/cards/forget-cards.ts'
import { watchDeclines } from './payments/declines/watch-declines.ts'
import { checkStatements } from './payments/provider/check-statements.ts'
import { applyWaitingEvents } from './payments/provider/provider-inbox.ts'
import { expirePurchases, reconcile } from './payments/provider/reconcile.ts'
import { askAboutRefunds, sendRefunds } from './refunds/send-refunds.ts'
import { chargeDue, tellCharges } from './subscriptions/charging/charge-due.ts'
import { tellPrices } from './subscriptions/charging/tell-prices.ts'
import { bumpWeekly, endSubscriptions, startPaidTime } from './subscriptions/time/keep-time.ts'

const SECOND_MS = 1_000

/**
 * Work that users wait for within seconds: paid time starts and ends on the second, and payers watch the payment page.
 * Every step locks its rows, so any number of processes may run it.
 */
export function billingLoops(desk: Desk): readonly LoopDefinition[] {
  const loop = (name: string, pauseMs: number, run: (ctx: Desk) => Promise<void>): LoopDefinition => ({
    name,
    pauseMs,
    run: () => run(desk),
  })
  return [
    loop('start paid time', SECOND_MS, startPaidTime),
    loop('end subscriptions', SECOND_MS, endSubscriptions),
    loop('charge cards', 30 * SECOND_MS, chargeDue),
    loop('expire purchases', 10 * SECOND_MS, expirePurchases),
    loop('apply what providers told', 10 * SECOND_MS, applyWaitingEvents),
    loop('ask providers', 10 * SECOND_MS, reconcile),
    loop('send refunds', 2 * SECOND_MS, sendRefunds),
    loop('ask about refunds', 10 * SECOND_MS, askAboutRefunds),
  ]
}

/** Work that may be delayed by a minute. */
export function billingSchedule(desk: Desk): readonly ScheduledJob[] {
  const job = (what: string, cron: string, run: (ctx: Desk) => Promise<void>): ScheduledJob => ({
    name: `billing:${what}`,
    cron,
    run: () => run(desk),
  })
  return [
    job('tell-charges', '* * * * *', tellCharges),
    job('tell-prices', '* * * * *', tellPrices),
    job('bump-weekly', '* * * * *', bumpWeekly),
    job('watch-declines', '*/5 * * * *', watchDeclines),
    job('compare-statements', '*/10 * * * *', checkStatements),
    job('forget-cards', '* * * * *', forgetCards),
  ]
}

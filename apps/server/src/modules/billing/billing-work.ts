import type { ScheduledJob } from '../../platform/jobs/schedule.ts'
import type { LoopDefinition } from '../../platform/module/define-module.ts'
import type { JobContext } from './billing-context.ts'
import { forgetCards } from './payments/cards/forget-cards.ts'
import { watchDeclines } from './payments/declines/watch-declines.ts'
import { checkStatements } from './payments/provider/check-statements.ts'
import { applyWaitingEvents } from './payments/provider/provider-inbox.ts'
import { expirePurchases, reconcile } from './payments/provider/reconcile.ts'
import { queryRefunds, sendRefunds } from './refunds/send-refunds.ts'
import { announcePrices } from './subscriptions/charging/announce-prices.ts'
import { announceCharges, chargeDue } from './subscriptions/charging/charge-due.ts'
import { bumpWeekly, endSubscriptions, startPaidTime } from './subscriptions/time/paid-time-jobs.ts'

const SECOND_MS = 1_000

/**
 * Work that users wait for within seconds. Paid time must start and end on the second, and payers watch the payment
 * page. Every step locks its rows, so any number of processes may run these loops.
 */
export function billingLoops(ctx: JobContext): readonly LoopDefinition[] {
  const loop = (name: string, pauseMs: number, run: (ctx: JobContext) => Promise<void>): LoopDefinition => ({
    name,
    pauseMs,
    run: () => run(ctx),
  })
  return [
    loop('start paid time', SECOND_MS, startPaidTime),
    loop('end subscriptions', SECOND_MS, endSubscriptions),
    loop('charge cards', 30 * SECOND_MS, chargeDue),
    loop('expire purchases', 10 * SECOND_MS, expirePurchases),
    loop('apply what providers told', 10 * SECOND_MS, applyWaitingEvents),
    loop('ask providers', 10 * SECOND_MS, reconcile),
    loop('send refunds', 2 * SECOND_MS, sendRefunds),
    loop('ask about refunds', 10 * SECOND_MS, queryRefunds),
  ]
}

/** Work that may start up to a minute late. */
export function billingSchedule(ctx: JobContext): readonly ScheduledJob[] {
  const job = (what: string, cron: string, run: (ctx: JobContext) => Promise<void>): ScheduledJob => ({
    name: `billing:${what}`,
    cron,
    run: () => run(ctx),
  })
  return [
    job('tell-charges', '* * * * *', announceCharges),
    job('tell-prices', '* * * * *', announcePrices),
    job('bump-weekly', '* * * * *', bumpWeekly),
    job('watch-declines', '*/5 * * * *', watchDeclines),
    job('compare-statements', '*/10 * * * *', checkStatements),
    job('forget-cards', '* * * * *', forgetCards),
  ]
}

import { kyivDaysBetween } from '@verstat/i18n'

/** Paid time, in what it is worth. `valueMinor` is what was given for it, in money or in unused time. */
export type PaidTime = { readonly startsAt: Date; readonly endsAt: Date; readonly valueMinor: number }

export type UpgradeQuote = {
  /** What the unused part of the old time is worth. */
  readonly creditMinor: number
  /** What is to be paid now. */
  readonly dueMinor: number
  /** Days of the new period; more than the plan's when the old time was worth more than the new plan costs. */
  readonly days: number
}

/**
 * What it costs to begin a period of `plan` today instead of the time that is paid. Whole Kyiv days, today included;
 * kopecks are rounded in favour of the payer by less than one for each period.
 */
export function quoteUpgrade(
  paid: readonly PaidTime[],
  plan: { readonly priceMinor: number; readonly days: number },
  now: Date,
): UpgradeQuote {
  const creditMinor = paid.reduce((sum, time) => sum + unusedMinor(time, now), 0)
  const surplusMinor = Math.max(0, creditMinor - plan.priceMinor)
  return {
    creditMinor,
    dueMinor: Math.max(0, plan.priceMinor - creditMinor),
    days: plan.days + Math.floor((surplusMinor * plan.days) / plan.priceMinor),
  }
}

/** What is left of paid time, rounded down. Time that has not begun is whole. */
export function unusedMinor({ startsAt, endsAt, valueMinor }: PaidTime, now: Date): number {
  const days = kyivDaysBetween(startsAt, endsAt)
  if (days <= 0 || endsAt <= now) return 0
  const left = Math.min(days, kyivDaysBetween(now, endsAt))
  return Math.floor((valueMinor * left) / days)
}

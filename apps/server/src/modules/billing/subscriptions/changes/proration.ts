import { kyivDaysBetween } from '@verstat/i18n'

/**
 * A paid period. `valueMinor` is the price of the period, whether it was paid with money or with unused time of
 * another period.
 */
export type PaidTime = { readonly startsAt: Date; readonly endsAt: Date; readonly valueMinor: number }

export type UpgradeQuote = {
  /** The value of the unused paid time. */
  readonly creditMinor: number
  /** The amount to pay now. */
  readonly dueMinor: number
  /** The days of the new period. If the credit exceeds the price, the period has more days than the plan. */
  readonly days: number
}

/**
 * Calculates the price to start `plan` today instead of continuing the current paid time. Counts whole days in Kyiv,
 * including today. Rounding favours the payer by less than one kopeck per period.
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

/** Returns the value of the unused part of a period, rounded down. A period that has not started counts in full. */
export function unusedMinor({ startsAt, endsAt, valueMinor }: PaidTime, now: Date): number {
  const days = kyivDaysBetween(startsAt, endsAt)
  if (days <= 0 || endsAt <= now) return 0
  const left = Math.min(days, kyivDaysBetween(now, endsAt))
  return Math.floor((valueMinor * left) / days)
}

import { kyivTime } from '@verstat/i18n'
import type { SubscriptionRow } from '../subscription.repository.ts'

const HOUR_MS = 3_600_000

/** Cards are charged by day in Kyiv: from nine to before eight in the evening. */
export const FIRST_HOUR = 9
export const LAST_HOUR = 20

export const AHEAD_HOURS = 2

/** When the next period is charged: by day in Kyiv, two hours or more before the paid one is over. */
export function chargeMoment(periodEnd: Date): Date {
  return byDay(new Date(periodEnd.getTime() - AHEAD_HOURS * HOUR_MS))
}

/** A moment when cards are charged, or the last one before it. */
export function byDay(latest: Date): Date {
  const { hour } = kyivTime(latest)
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return latest
  // Seven in the evening before it.
  const back = hour >= LAST_HOUR ? hour - (LAST_HOUR - 1) : hour + 24 - (LAST_HOUR - 1)
  const evening = new Date(latest.getTime() - back * HOUR_MS)
  // Where clocks were put back since, it is an hour later there, and too late to charge.
  const late = Math.max(0, kyivTime(evening).hour - (LAST_HOUR - 1))
  return new Date(evening.getTime() - late * HOUR_MS)
}

/** The earliest charge of which nothing was said yet: two hours from now, and after a night in the morning. */
export function soonestCharge(now: Date): Date {
  const soonest = new Date(now.getTime() + 2 * HOUR_MS)
  return kyivTime(soonest).hour >= LAST_HOUR ? new Date(soonest.getTime() + 13 * HOUR_MS) : soonest
}

/** Another moment of a charge that its owner knows of already, so that nothing more is said. */
export function toldCharge(at: Date) {
  return { next_charge_at: at, noticed_for: at, noticed_days: 1 }
}

/** Whether its owner was told of the charge that is next. No other is made. */
export function isTold({ noticed_for, next_charge_at }: SubscriptionRow): boolean {
  return noticed_for?.getTime() === next_charge_at?.getTime()
}

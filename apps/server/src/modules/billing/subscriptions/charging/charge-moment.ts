import { kyivTime } from '@verstat/i18n'
import type { SubscriptionRow } from '../subscription.repository.ts'

const HOUR_MS = 3_600_000

/** Cards are charged from 9:00 to 20:00 in Kyiv. */
export const FIRST_HOUR = 9
export const LAST_HOUR = 20

export const AHEAD_HOURS = 2

/**
 * Returns when to charge for the next period. The moment is during the day in Kyiv and at least two hours before the
 * paid period ends.
 */
export function chargeMoment(periodEnd: Date): Date {
  return withinChargeHours(new Date(periodEnd.getTime() - AHEAD_HOURS * HOUR_MS))
}

/** Returns `latest`, or the last moment before it at which charges are allowed. */
export function withinChargeHours(latest: Date): Date {
  const { hour } = kyivTime(latest)
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return latest
  // Go back to 19:00 on the same day, or on the day before if `latest` is before 9:00.
  const back = hour >= LAST_HOUR ? hour - (LAST_HOUR - 1) : hour + 24 - (LAST_HOUR - 1)
  const evening = new Date(latest.getTime() - back * HOUR_MS)
  // A change to or from summer time shifts the hour, so correct it.
  const late = Math.max(0, kyivTime(evening).hour - (LAST_HOUR - 1))
  return new Date(evening.getTime() - late * HOUR_MS)
}

/**
 * Returns the earliest moment for a charge that was not announced yet. It is two hours from now, or the next morning
 * when charges are no longer allowed by then.
 */
export function soonestCharge(now: Date): Date {
  const soonest = new Date(now.getTime() + 2 * HOUR_MS)
  return kyivTime(soonest).hour >= LAST_HOUR ? new Date(soonest.getTime() + 13 * HOUR_MS) : soonest
}

/** Postpones a charge and marks the new date as announced, so that no second e-mail is sent. */
export function announcedCharge(at: Date) {
  return { next_charge_at: at, noticed_for: at, noticed_days: 1 }
}

/** Returns whether the next charge was announced to the owner. Only announced charges are sent. */
export function isAnnounced({ noticed_for, next_charge_at }: SubscriptionRow): boolean {
  return noticed_for?.getTime() === next_charge_at?.getTime()
}

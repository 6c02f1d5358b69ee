import { RENEW_DAYS } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'

/** The last day for offers of an order renewed now. */
export function renewedUntil(now: Date): string {
  return addDays(kyivDay(now), RENEW_DAYS)
}

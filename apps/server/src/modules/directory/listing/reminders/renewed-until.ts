import { RENEW_DAYS } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'

export function renewedUntil(now: Date): string {
  return addDays(kyivDay(now), RENEW_DAYS)
}

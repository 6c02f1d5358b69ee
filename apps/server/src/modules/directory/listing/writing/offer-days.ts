import { OFFER_DAYS_MAX } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'

/** Validates the last day for offers: 1 to 90 days ahead in Kyiv. */
export function offerDayProblems(day: string, now: Date): readonly FieldProblem[] {
  const today = kyivDay(now)
  return dayProblems('offersUntil', day, addDays(today, 1), addDays(today, OFFER_DAYS_MAX))
}

/** Validates that a day lies between two others, inclusive. */
export function dayProblems(path: string, day: string, min: string, max?: string): readonly FieldProblem[] {
  if (day < min) return [{ path, code: 'date_too_soon', params: { min: printedDay(min) } }]
  if (max !== undefined && day > max)
    return [{ path, code: 'date_too_late', params: { max: printedDay(max) } }]
  return []
}

/** Formats a day as in both languages of the site: `22.11.2026`. */
export function printedDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

import { OFFER_DAYS_MAX } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'

/** Checks that the last day for offers is 1 to 90 days after today (in Kyiv). */
export function offerDayProblems(day: string, now: Date): readonly FieldProblem[] {
  const today = kyivDay(now)
  return dayProblems('offersUntil', day, addDays(today, 1), addDays(today, OFFER_DAYS_MAX))
}

export function dayProblems(path: string, day: string, min: string, max?: string): readonly FieldProblem[] {
  if (day < min) return [{ path, code: 'date_too_soon', params: { min: printedDay(min) } }]
  if (max !== undefined && day > max)
    return [{ path, code: 'date_too_late', params: { max: printedDay(max) } }]
  return []
}

/** Formats a day as `22.11.2026`. Both languages of the site use this format. */
export function printedDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

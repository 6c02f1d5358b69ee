import { OFFER_DAYS_MAX } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'

/** What is wrong with a last day of offers: it is 1 to 90 days ahead, as Kyiv counts days. */
export function offerDayProblems(day: string, now: Date): readonly FieldProblem[] {
  const today = kyivDay(now)
  return dayProblems('offersUntil', day, addDays(today, 1), addDays(today, OFFER_DAYS_MAX))
}

/** What is wrong with a day that has to lie between two others, both included. */
export function dayProblems(path: string, day: string, min: string, max?: string): readonly FieldProblem[] {
  if (day < min) return [{ path, code: 'date_too_soon', params: { min: printedDay(min) } }]
  if (max !== undefined && day > max)
    return [{ path, code: 'date_too_late', params: { max: printedDay(max) } }]
  return []
}

/** As both languages of the site print days: `22.11.2026`. */
export function printedDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

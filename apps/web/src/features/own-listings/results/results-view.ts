import type { ListingResults } from '@verstat/contract'
import type { PageContext } from '../../../lib/page-context.ts'

/** Views and contacts of a listing by day and by paid plan or boost. All texts are in the language of the page. */
export type ResultsView = {
  /** Text with the total views and contacts of the 30 days. */
  readonly sum: string
  readonly bars: readonly DayBar[]
  readonly paid: readonly { readonly key: string; readonly text: string; readonly before?: string }[]
}

export type DayBar = {
  readonly day: string
  readonly label: string
  readonly views: number
  readonly contacts: number
  /** Height of the bar, in percent of the highest bar. */
  readonly height: number
  readonly isPaid: boolean
}

const DAYS = 30
const DAY_MS = 86_400_000

export function resultsView(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { today, days, paid }: Pick<ListingResults, 'today' | 'days' | 'paid'>,
): ResultsView {
  const counted = new Map(days.map((each) => [each.day, each]))
  const highest = Math.max(1, ...days.map(({ views }) => views))
  const got = ({ views, contacts }: { readonly views: number; readonly contacts: number }) =>
    t('own.results.got', {
      views: t('own.row.views', { n: views }),
      contacts: t('own.row.contacts', { n: contacts }),
    })
  return {
    sum: t('own.results.sum', {
      got: got({ views: sum(days, 'views'), contacts: sum(days, 'contacts') }),
    }),
    bars: Array.from({ length: DAYS }, (_, at) => {
      const day = dayBefore(today, DAYS - 1 - at)
      const { views, contacts } = counted.get(day) ?? { views: 0, contacts: 0 }
      return {
        day,
        label: format.day(day),
        views,
        contacts,
        height: Math.round((views / highest) * 100),
        isPaid: paid.some(({ from, to }) => from <= day && day <= to),
      }
    }),
    paid: paid.map((each) => {
      const name = each.item[t.locale]
      const dates = each.isRunning
        ? t('own.results.since', { date: format.day(each.from) })
        : format.dayRange(each.from, each.to)
      return {
        key: `${name} ${each.from}`,
        text: t('own.results.paid', { name, dates, got: got(each) }),
        ...(each.before
          ? {
              before: t('own.results.before', {
                days: format.days(each.before.days, each.before.days),
                got: got(each.before),
              }),
            }
          : {}),
      }
    }),
  }
}

function sum(days: ListingResults['days'], name: 'views' | 'contacts'): number {
  return days.reduce((total, each) => total + each[name], 0)
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}

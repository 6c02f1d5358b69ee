/** Periods in days. */
export const REVENUE_PERIODS = [7, 30, 365] as const
const DEFAULT_PERIOD = 30

export function readRevenueQuery(search: Readonly<Record<string, unknown>>) {
  return {
    days: REVENUE_PERIODS.find((days) => String(days) === String(search.days)) ?? DEFAULT_PERIOD,
    money: search.money === 'test' ? ('test' as const) : ('real' as const),
  }
}

export type RevenueQuery = ReturnType<typeof readRevenueQuery>

export function revenuePath({ days, money }: RevenueQuery): string {
  const filled = [
    ...(days === DEFAULT_PERIOD ? [] : [`days=${days}`]),
    ...(money === 'real' ? [] : [`money=${money}`]),
  ]
  return filled.length === 0 ? '/panel/revenue' : `/panel/revenue?${filled.join('&')}`
}

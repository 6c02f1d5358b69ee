/** Periods in days. The first period is the default. */
export const REVENUE_PERIODS = [30, 365] as const

export function readRevenueQuery(search: Readonly<Record<string, unknown>>) {
  return {
    days: REVENUE_PERIODS.find((days) => String(days) === String(search.days)) ?? REVENUE_PERIODS[0],
    money: search.money === 'test' ? ('test' as const) : ('real' as const),
  }
}

export type RevenueQuery = ReturnType<typeof readRevenueQuery>

export function revenuePath({ days, money }: RevenueQuery): string {
  const filled = [
    ...(days === REVENUE_PERIODS[0] ? [] : [`days=${days}`]),
    ...(money === 'real' ? [] : [`money=${money}`]),
  ]
  return filled.length === 0 ? '/panel/revenue' : `/panel/revenue?${filled.join('&')}`
}

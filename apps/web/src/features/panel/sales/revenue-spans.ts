import type { Revenue } from '@verstat/contract'

export type RevenueSpan = {
  readonly from: string
  readonly to: string
  readonly receivedMinor: number
  readonly returnedMinor: number
}

/**
 * Groups the points by day when there are at most 45 days, otherwise by calendar month. The first month may be
 * incomplete.
 */
export function revenueSpans(points: Revenue['points']): readonly RevenueSpan[] {
  const length = points.length > 45 ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length
  const spans = new Map<string, RevenueSpan>()
  for (const { day, receivedMinor, returnedMinor } of points) {
    const key = day.slice(0, length)
    const span = spans.get(key) ?? { from: day, to: day, receivedMinor: 0, returnedMinor: 0 }
    spans.set(key, {
      from: span.from,
      to: day,
      receivedMinor: span.receivedMinor + receivedMinor,
      returnedMinor: span.returnedMinor + returnedMinor,
    })
  }
  return [...spans.values()]
}

import type { DashboardSeries } from '@verstat/contract'

export type Span = { readonly from: string; readonly to: string; readonly count: number }

/** Groups the points by day when there are at most 45 days, otherwise by week. The first week may be incomplete. */
export function groupPoints(points: DashboardSeries['points']): readonly Span[] {
  const size = points.length > 45 ? 7 : 1
  // Weeks are counted from the end, so that the latest week is complete.
  const first = points.length % size
  const starts = points.flatMap((_, at) => ((at - first) % size === 0 ? [at] : []))
  const edges = first === 0 ? starts : [0, ...starts]
  return edges.map((start, index) => {
    const part = points.slice(start, edges[index + 1])
    return {
      from: part[0]?.day ?? '',
      to: part.at(-1)?.day ?? '',
      count: part.reduce((sum, { count }) => sum + count, 0),
    }
  })
}

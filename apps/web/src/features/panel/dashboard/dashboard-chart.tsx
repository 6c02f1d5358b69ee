import type { DashboardSeries } from '@verstat/contract'
import { usePage } from '../../../lib/use-page.ts'
import { BarChart } from '../frame/bar-chart.tsx'
import { groupPoints, type Span } from './group-points.ts'

export function DashboardChart({
  series: { name, points, total, before },
}: {
  readonly series: DashboardSeries
}) {
  const { t, format } = usePage()
  const spans = groupPoints(points)
  const most = Math.max(0, ...spans.map(({ count }) => count))
  return (
    <BarChart
      title={t(`panel.series.${name}`)}
      spans={spans}
      bars={[{ className: 'fill-accent', value: ({ count }) => count }]}
      columns={[{ head: t('panel.dashboard.count'), text: ({ count }: Span) => format.number(count) }]}
      note={t('panel.dashboard.most', { n: most })}
      empty={t('panel.dashboard.none')}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-26 font-semibold">{format.number(total)}</span>
        <span className="text-13 text-ink-soft">{t('panel.dashboard.before', { n: before })}</span>
      </p>
    </BarChart>
  )
}

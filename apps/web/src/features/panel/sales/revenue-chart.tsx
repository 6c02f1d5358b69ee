import type { Revenue, RevenueSums } from '@verstat/contract'
import { usePage } from '../../../lib/use-page.ts'
import { BarChart } from '../frame/bar-chart.tsx'
import { revenueSpans } from './revenue-spans.ts'

export function RevenueChart({
  revenue: { points, total, before, currency },
}: {
  readonly revenue: Revenue
}) {
  const { t, format } = usePage()
  const money = (minor: number) => format.money(minor, currency)
  const received = ({ receivedMinor }: RevenueSums) => receivedMinor
  const returned = ({ returnedMinor }: RevenueSums) => returnedMinor
  const earned = (sums: RevenueSums) => money(received(sums) - returned(sums))
  return (
    <BarChart
      title={t('panel.revenue.earned')}
      spans={revenueSpans(points)}
      bars={[
        { className: 'fill-accent', value: received },
        { className: 'fill-bad', value: returned },
      ]}
      columns={[
        { head: t('panel.revenue.received'), text: (span) => money(received(span)) },
        { head: t('panel.revenue.returned'), text: (span) => money(returned(span)) },
        { head: t('panel.revenue.earned'), text: earned },
      ]}
      empty={t('panel.revenue.none')}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-26 font-semibold">{earned(total)}</span>
        <span className="text-13 text-ink-soft">{t('panel.revenue.before', { sum: earned(before) })}</span>
      </p>
      <p className="text-13 text-ink-soft">
        {t('panel.revenue.sums', {
          received: money(total.receivedMinor),
          returned: money(total.returnedMinor),
        })}
      </p>
    </BarChart>
  )
}

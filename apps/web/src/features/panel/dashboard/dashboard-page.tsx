import type { DashboardSeries } from '@verstat/contract'
import { Chip } from '@verstat/ui/chip'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { DashboardChart } from './dashboard-chart.tsx'
import { PERIODS } from './dashboard-query.ts'

export type DashboardPageProps = { readonly days: number; readonly series: readonly DashboardSeries[] }

export function DashboardPage({ days, series }: DashboardPageProps) {
  const { t } = usePage()
  const href = useHref()
  return (
    <>
      <PanelTitle title={t('panel.dashboard.title')} />
      <nav aria-label={t('panel.dashboard.period')} className="mt-3" data-keep-focus="">
        <ul className="flex flex-wrap gap-2">
          {PERIODS.map((period) => (
            <li key={period}>
              <Chip
                href={href(period === PERIODS[0] ? '/panel/statistics' : `/panel/statistics?days=${period}`)}
                selected={period === days}
              >
                {t('panel.dashboard.days', { n: period })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {series.map((one) => (
          <div key={one.name} id={one.name} className="grid">
            <DashboardChart series={one} />
          </div>
        ))}
      </div>
    </>
  )
}

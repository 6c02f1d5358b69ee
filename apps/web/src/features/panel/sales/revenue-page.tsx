import type { Revenue, RevenueSums } from '@verstat/contract'
import { Chip } from '@verstat/ui/chip'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { providerName } from '../payments/provider-name.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { REVENUE_PERIODS, type RevenueQuery, revenuePath } from './revenue-query.ts'

export type RevenuePageProps = { readonly query: RevenueQuery; readonly revenue: Revenue }

export function RevenuePage({ query, revenue }: RevenuePageProps) {
  const { t, locale } = usePage()
  const href = useHref()
  return (
    <>
      <PanelTitle title={t('panel.revenue.title')}>
        <ExportButton table="revenue" filter={{ days: String(query.days), money: query.money }} />
      </PanelTitle>
      <nav aria-label={t('panel.dashboard.period')} className="mt-3" data-keep-focus="">
        <ul className="flex flex-wrap gap-2">
          {REVENUE_PERIODS.map((days) => (
            <li key={days}>
              <Chip href={href(revenuePath({ ...query, days }))} selected={days === query.days}>
                {t('panel.dashboard.days', { n: days })}
              </Chip>
            </li>
          ))}
          {revenue.hasTests && (
            <li>
              <Chip
                href={href(revenuePath({ ...query, money: query.money === 'test' ? 'real' : 'test' }))}
                selected={query.money === 'test'}
              >
                {t('panel.revenue.tests')}
              </Chip>
            </li>
          )}
        </ul>
      </nav>
      {query.money === 'test' && <p className="mt-3 text-warn">{t('panel.revenue.testNote')}</p>}
      <div className="mt-4 grid gap-6">
        <RevenueChart revenue={revenue} />
        <SumsTable
          title={t('panel.revenue.byItem')}
          currency={revenue.currency}
          rows={revenue.byItem.map(({ item, name, ...sums }) => ({ name: name?.[locale] ?? item, ...sums }))}
        />
        <SumsTable
          title={t('panel.revenue.byProvider')}
          currency={revenue.currency}
          rows={revenue.byProvider.map(({ provider, ...sums }) => ({
            name: providerName(t, provider),
            ...sums,
          }))}
        />
      </div>
    </>
  )
}

type SumsTableProps = {
  readonly title: string
  readonly currency: Revenue['currency']
  readonly rows: readonly (RevenueSums & { readonly name: string })[]
}

function SumsTable({ title, currency, rows }: SumsTableProps) {
  const { t, format } = usePage()
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-17">{title}</h2>
      <PanelTable
        caption={title}
        heads={[
          t('panel.offers.name'),
          t('panel.revenue.received'),
          t('panel.revenue.returned'),
          t('panel.revenue.earned'),
        ]}
        rows={rows.map(({ name, receivedMinor, returnedMinor }) => ({
          key: name,
          cells: [
            name,
            format.money(receivedMinor, currency),
            format.money(returnedMinor, currency),
            <span key="earned" className="font-medium">
              {format.money(receivedMinor - returnedMinor, currency)}
            </span>,
          ],
        }))}
      />
    </section>
  )
}

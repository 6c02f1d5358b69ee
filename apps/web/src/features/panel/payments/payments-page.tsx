import type { DeclineAlert, PanelTransactionRow } from '@verstat/contract'
import { PAYMENT_PROVIDERS, TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@verstat/contract/browser'
import { Badge, type BadgeTone } from '@verstat/ui/badge'
import { Checkbox } from '@verstat/ui/checkbox'
import { EmptyState } from '@verstat/ui/empty-state'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { FilterInput, FilterSelect, PanelFilters } from '../frame/panel-filters.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import type { PaymentsQuery } from './payments-query.ts'
import { providerName } from './provider-name.ts'

export type PaymentsPageProps = {
  readonly query: PaymentsQuery
  readonly items: readonly PanelTransactionRow[]
  readonly next: string | null
  readonly declines: readonly DeclineAlert[]
}

export function PaymentsPage({ query: { before, ...query }, items, next, declines }: PaymentsPageProps) {
  const { t, format, locale } = usePage()
  return (
    <>
      <PanelTitle title={t('panel.pay.title')}>
        <ExportButton table="payments" filter={query} />
        <SiteLink to="/panel/payments/receipts" className="text-link inline-flex min-h-11 items-center">
          {t('panel.pay.toReceipts')}
        </SiteLink>
        <SiteLink to="/panel/payments/seller" className="text-link inline-flex min-h-11 items-center">
          {t('panel.pay.toSeller')}
        </SiteLink>
      </PanelTitle>
      <Declines declines={declines} />
      <Filters query={query} />
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.pay.none')} />
        ) : (
          <PanelTable
            caption={t('panel.pay.title')}
            heads={[
              t('panel.pay.number'),
              t('panel.pay.description'),
              t('panel.pay.sum'),
              t('panel.pay.status'),
              t('panel.pay.payer'),
              t('panel.pay.created'),
            ]}
            rows={items.map((row) => ({
              key: row.id,
              cells: [
                <SiteLink
                  key="number"
                  to={`/panel/payments/${row.id}`}
                  className="text-link inline-flex min-h-6 items-center font-medium whitespace-nowrap pointer-coarse:min-h-11"
                >
                  {t('panel.pay.numbered', { number: String(row.number) })}
                </SiteLink>,
                row.description[locale],
                <span key="sum" className="whitespace-nowrap">
                  {format.money(row.amount.amountMinor, row.amount.currency)}
                </span>,
                <span key="status" className="flex flex-wrap gap-1">
                  <StatusBadge status={row.status} />
                  {row.review && <Badge tone="warn">{t('panel.pay.waiting')}</Badge>}
                  {row.provider !== null && <Badge>{providerName(t, row.provider)}</Badge>}
                </span>,
                row.payer && (
                  <SiteLink key="payer" to={`/panel/users/${row.payer.id}`} className="text-link">
                    {row.payer.name}
                  </SiteLink>
                ),
                <time
                  key="created"
                  dateTime={row.createdAt}
                  title={format.exact(row.createdAt)}
                  className="text-ink-soft whitespace-nowrap max-lg:text-13"
                >
                  {format.day(row.createdAt)}
                </time>,
              ],
            }))}
          />
        )}
        <PanelMore path="/panel/payments" query={query} before={before} next={next} />
      </div>
    </>
  )
}

/** Warns about payment providers that currently decline an unusually high share of payments. */
function Declines({ declines }: Pick<PaymentsPageProps, 'declines'>) {
  const { t, format } = usePage()
  if (declines.length === 0) return null
  return (
    <ul className="mt-4 rounded-8 bg-warn-soft px-4 py-3 text-warn">
      {declines.map(({ provider, since, declined, finished }) => (
        <li key={provider}>
          {t('panel.pay.declines', {
            provider: providerName(t, provider),
            declined,
            finished,
            since: format.dayTime(since),
          })}
        </li>
      ))}
    </ul>
  )
}

function Filters({ query }: { readonly query: Omit<PaymentsQuery, 'before'> }) {
  const { t } = usePage()
  const choice = <T extends string>(
    name: 'status' | 'provider' | 'kind',
    values: readonly T[],
    text: (value: T) => string,
  ) => (
    <FilterSelect
      name={name}
      label={t(`panel.pay.${name}`)}
      value={query[name]}
      className="sm:w-44"
      options={values.map((value) => ({ value, label: text(value) }))}
    />
  )
  return (
    <PanelFilters path="/panel/payments" query={query} className="grid-cols-2 sm:flex sm:flex-wrap">
      <FilterInput
        type="search"
        name="query"
        label={t('panel.pay.query')}
        value={query.query}
        className="min-w-0 grow basis-64 max-sm:col-span-2"
      />
      {choice('status', TRANSACTION_STATUSES, (value) => t(`plans.payment.${value}`))}
      {choice('provider', PAYMENT_PROVIDERS, (value) => providerName(t, value))}
      {choice('kind', TRANSACTION_KINDS, (value) => t(`panel.payKind.${value}`))}
      <FilterInput
        type="date"
        name="from"
        label={t('panel.pay.from')}
        value={query.from}
        className="sm:w-40"
      />
      <FilterInput type="date" name="to" label={t('panel.pay.to')} value={query.to} className="sm:w-40" />
      <Checkbox
        name="show"
        value="work"
        defaultChecked={query.show === 'work'}
        label={t('panel.pay.showWork')}
      />
    </PanelFilters>
  )
}

const TONES: Readonly<Partial<Record<PanelTransactionRow['status'], BadgeTone>>> = {
  paid: 'good',
  processing: 'accent',
  failed: 'bad',
  disputed: 'bad',
}

export function StatusBadge({ status }: Pick<PanelTransactionRow, 'status'>) {
  const { t } = usePage()
  return <Badge tone={TONES[status] ?? 'neutral'}>{t(`plans.payment.${status}`)}</Badge>
}

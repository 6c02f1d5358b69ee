import type { DeclineAlert, PanelTransactionRow } from '@verstat/contract'
import { PAYMENT_PROVIDERS, TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@verstat/contract/browser'
import { Badge, type BadgeTone } from '@verstat/ui/badge'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { EmptyState } from '@verstat/ui/empty-state'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { TextInput } from '@verstat/ui/text-input'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
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

/** All purchases, latest first. */
export function PaymentsPage({ query: { before, ...query }, items, next, declines }: PaymentsPageProps) {
  const { t, format, locale } = usePage()
  return (
    <>
      <PanelTitle title={t('panel.pay.title')}>
        <SiteLink to="/panel/payments/receipts" className="text-link inline-flex min-h-11 items-center">
          {t('panel.pay.toReceipts')}
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

/** Providers with an unusually high share of declined payments at present. */
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
  const href = useHref()
  const choice = <T extends string>(
    name: 'status' | 'provider' | 'kind',
    values: readonly T[],
    text: (value: T) => string,
  ) => (
    <Field label={t(`panel.pay.${name}`)} className="sm:w-44">
      {(control) => (
        <Select {...control} name={name} defaultValue={query[name] ?? ''}>
          <option value="">{t('panel.filter.any')}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {text(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <form
      action={href('/panel/payments')}
      method="get"
      key={JSON.stringify(query)}
      className="mt-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <Field label={t('panel.pay.query')} className="min-w-0 grow basis-64 max-sm:col-span-2">
        {(control) => <TextInput {...control} type="search" name="query" defaultValue={query.query} />}
      </Field>
      {choice('status', TRANSACTION_STATUSES, (value) => t(`plans.payment.${value}`))}
      {choice('provider', PAYMENT_PROVIDERS, (value) => providerName(t, value))}
      {choice('kind', TRANSACTION_KINDS, (value) => t(`panel.payKind.${value}`))}
      <Field label={t('panel.pay.from')} className="sm:w-40">
        {(control) => <TextInput {...control} type="date" name="from" defaultValue={query.from} />}
      </Field>
      <Field label={t('panel.pay.to')} className="sm:w-40">
        {(control) => <TextInput {...control} type="date" name="to" defaultValue={query.to} />}
      </Field>
      <Checkbox
        name="show"
        value="work"
        defaultChecked={query.show === 'work'}
        label={t('panel.pay.showWork')}
      />
      <Button type="submit">{t('panel.filter.apply')}</Button>
    </form>
  )
}

const TONES: Readonly<Partial<Record<PanelTransactionRow['status'], BadgeTone>>> = {
  paid: 'good',
  processing: 'accent',
  failed: 'bad',
  disputed: 'bad',
}

/** Badge of a purchase's status. */
export function StatusBadge({ status }: Pick<PanelTransactionRow, 'status'>) {
  const { t } = usePage()
  return <Badge tone={TONES[status] ?? 'neutral'}>{t(`plans.payment.${status}`)}</Badge>
}

import type { BankReceipt, listReceipts, RouteOutput } from '@verstat/contract'
import { assignReceipt, BANK_REFERENCE_MAX, putEventAside, returnReceipt } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Chip } from '@verstat/ui/chip'
import { Disclosure } from '@verstat/ui/disclosure'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { NeedsFactor, ProofFields, readProof } from '../frame/proof-fields.tsx'
import { CodeLink, PersonLink } from '../people/linked-part.tsx'
import type { ReceiptsQuery } from './payments-query.ts'
import { providerName } from './provider-name.ts'
import { ReceiptForm } from './receipt-form.tsx'

export type ReceiptsPageProps = RouteOutput<typeof listReceipts> & {
  readonly query: ReceiptsQuery
  readonly hasSecondFactor: boolean
}

export function ReceiptsPage({ query, items, next, unmatched, hasSecondFactor }: ReceiptsPageProps) {
  const { t } = usePage()
  const href = useHref()
  const open = items.filter(({ status }) => status === 'open').length + unmatched.length
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/payments', text: t('panel.pay.title') }}
        title={t('panel.receipts.title')}
        found={t('panel.receipts.found', { n: open })}
      >
        <LinkButton size="small" href={href('/panel/payments/statement')}>
          {t('panel.statement.toStatement')}
        </LinkButton>
        <ExportButton table="receipts" filter={{ show: query.show }} />
      </PanelTitle>
      {hasSecondFactor ? (
        <div className="mt-4 max-w-form">
          <ReceiptForm />
        </div>
      ) : (
        <NeedsFactor />
      )}
      <nav aria-label={t('panel.receipts.views')} data-keep-focus="" className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {(['open', 'all'] as const).map((show) => (
            <li key={show}>
              <Chip
                href={href(`/panel/payments/receipts${show === 'all' ? '?show=all' : ''}`)}
                selected={query.show === show}
              >
                {t(`panel.receipts.${show}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <EmptyState className="mt-4" title={t('panel.receipts.none')} />
      ) : (
        <ul className="mt-4 grid gap-3">
          {items.map((receipt) => (
            <Receipt key={receipt.id} receipt={receipt} mayMove={hasSecondFactor} />
          ))}
        </ul>
      )}
      <PanelMore
        path="/panel/payments/receipts"
        query={{ show: query.show === 'all' ? 'all' : undefined }}
        before={query.before}
        next={next}
      />
      {unmatched.length > 0 && <Unmatched unmatched={unmatched} />}
    </>
  )
}

function Receipt({ receipt, mayMove }: { readonly receipt: BankReceipt; readonly mayMove: boolean }) {
  const { t, format } = usePage()
  return (
    <li className="rounded-12 border border-line bg-surface px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-medium">{format.money(receipt.amount.amountMinor, receipt.amount.currency)}</b>
        <span className="min-w-0 wrap-anywhere">{receipt.payer}</span>
        {receipt.payerCode && <CodeLink code={receipt.payerCode} />}
        <Badge tone={receipt.status === 'open' ? 'warn' : 'neutral'}>
          {t(`panel.receiptStatus.${receipt.status}`)}
        </Badge>
        {receipt.transaction && (
          <SiteLink to={`/panel/payments/${receipt.transaction.id}`} className="text-link">
            {t('panel.pay.numbered', { number: String(receipt.transaction.number) })}
          </SiteLink>
        )}
        {receipt.transaction && <PersonLink person={receipt.transaction.buyer} />}
      </p>
      <p className="text-13 text-ink-soft wrap-anywhere">
        {[format.day(`${receipt.receivedOn}T12:00:00Z`), receipt.bankReference, receipt.purpose]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {mayMove && receipt.status === 'open' && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          <DecisionForm receipt={receipt} act="assign" />
          <DecisionForm receipt={receipt} act="return" />
        </div>
      )}
    </li>
  )
}

type DecisionFormProps = { readonly receipt: BankReceipt; readonly act: 'assign' | 'return' }

/** Assigns a bank receipt to an invoice, or records that the money was sent back. */
function DecisionForm({ receipt: { id }, act }: DecisionFormProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const label = t(act === 'assign' ? 'panel.receipts.assign' : 'panel.receipts.return')
  const form = useApiForm({
    id: `${act}-${id}`,
    send: (values, options) =>
      act === 'assign'
        ? send(assignReceipt, { id, number: values.text('number'), ...readProof(values) }, options)
        : send(
            returnReceipt,
            { id, bankReference: values.text('bankReference'), ...readProof(values) },
            options,
          ),
    done: () => reloaded(t(act === 'assign' ? 'panel.receipts.assigned' : 'panel.receipts.returned')),
  })
  return (
    <Disclosure summary={label}>
      <ApiFormBox form={form} className="pb-2">
        {act === 'assign' ? (
          <PanelField form={form} name="number" inputMode="numeric" label={t('panel.receipt.number')} />
        ) : (
          <PanelField
            form={form}
            name="bankReference"
            maxLength={BANK_REFERENCE_MAX}
            label={t('panel.receipt.reference')}
          />
        )}
        <ProofFields form={form} />
        <div>
          <PanelSubmit form={form} size="small">
            {label}
          </PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}

function Unmatched({ unmatched }: Pick<ReceiptsPageProps, 'unmatched'>) {
  const { t, send, format } = usePage()
  const reloaded = useReloaded()
  return (
    <section className="mt-6">
      <h2 className="text-20">{t('panel.unmatched.title')}</h2>
      <p className="text-ink-soft">{t('panel.unmatched.text')}</p>
      <ul className="mt-3 divide-y divide-line rounded-12 border border-line bg-surface">
        {unmatched.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {[
                providerName(t, event.provider),
                t(`panel.observed.${event.status}`),
                event.amount && format.money(event.amount.amountMinor, event.amount.currency),
                event.reference,
                format.dayTime(event.at),
                event.isApplied ? null : t('panel.unmatched.notApplied'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <ActionForm
              id={`aside-${event.id}`}
              label={t('panel.unmatched.aside')}
              name={t('panel.unmatched.asideNamed', { reference: event.reference ?? String(event.id) })}
              busy={t('panel.form.busy')}
              send={(options) => send(putEventAside, { id: event.id }, options)}
              done={() => reloaded(t('panel.unmatched.done'))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

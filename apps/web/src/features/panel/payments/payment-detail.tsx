import type { PanelTransaction } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { FactsTable } from '@verstat/ui/facts-table'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { OwnNote } from '../frame/own-note.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { NeedsFactor } from '../frame/proof-fields.tsx'
import { CodeLink } from '../people/linked-part.tsx'
import { ReceiptTable } from '../people/receipt-table.tsx'
import { CaseList } from './case-list.tsx'
import { StatusBadge } from './payments-page.tsx'
import { accountName, providerName } from './provider-name.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'

export type PaymentDetailProps = {
  readonly transaction: PanelTransaction
  /** True when the signed-in user has a second factor. */
  readonly hasSecondFactor: boolean
}

export function PaymentDetail({ transaction, ...props }: PaymentDetailProps) {
  const { t } = usePage()
  const user = useUser()
  const { attempts, cases, invoice, id, payer } = transaction
  const isOwn = payer !== null && payer.id === user?.id
  const mayMove = props.hasSecondFactor && !isOwn
  const refundable = attempts.filter(({ refundable: { amountMinor } }) => amountMinor > 0)
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/payments', text: t('panel.pay.title') }}
        title={t('panel.pay.numbered', { number: String(transaction.number) })}
      >
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={transaction.status} />
          {attempts.some(({ isTest }) => isTest) && <Badge tone="warn">{t('panel.payMethod.sandbox')}</Badge>}
        </span>
      </PanelTitle>
      {!props.hasSecondFactor && <NeedsFactor />}
      {isOwn && <OwnNote>{t('panel.pay.own')}</OwnNote>}
      {cases.length > 0 && (
        <Part title={t('panel.cases.title')}>
          <CaseList transaction={transaction} mayMove={mayMove} />
        </Part>
      )}
      <FactsTable className="mt-5 max-w-form" facts={useFacts(transaction)} />
      {mayMove && (refundable.length > 0 || invoice) && (
        <div className="mt-5 grid max-w-form gap-2">
          {invoice && (
            <ReceiptForm
              invoice={{
                transactionId: id,
                number: invoice.number,
                amountMinor: invoice.amount.amountMinor,
              }}
            />
          )}
          {refundable.map((attempt) => (
            <RefundForm
              key={`${attempt.id} ${attempt.refundable.amountMinor}`}
              transactionId={id}
              attempt={attempt}
            />
          ))}
        </div>
      )}
      <Part title={t('panel.refunds.title')}>
        <RefundList transaction={transaction} mayMove={mayMove} />
      </Part>
      <Receipts receipts={transaction.receipts} />
      <Attempts attempts={attempts} />
      <Events events={transaction.events} />
      <Ledger ledger={transaction.ledger} />
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-20">{title}</h2>
      {children}
    </section>
  )
}

function useFacts(transaction: PanelTransaction) {
  const { t, format, locale } = usePage()
  const { amount, payer, statedPayer, subject, paidAt, createdAt, kind } = transaction
  const title = subject.title && pickText(subject.title, locale)
  const lines: readonly (readonly [string, string, ReactNode])[] = [
    ['for', t('panel.pay.description'), transaction.description[locale]],
    ['kind', t('panel.pay.kind'), t(`panel.payKind.${kind}`)],
    ['sum', t('panel.pay.sum'), format.money(amount.amountMinor, amount.currency)],
    [
      'payer',
      t('panel.pay.payer'),
      payer && (
        <SiteLink key="payer" to={`/panel/users/${payer.id}`} className="text-link">
          {`${payer.name}, ${payer.email}`}
        </SiteLink>
      ),
    ],
    [
      'stated',
      t('panel.pay.statedPayer'),
      statedPayer && (
        <span key="stated">
          {statedPayer.name}, <CodeLink code={statedPayer.code} />
        </span>
      ),
    ],
    [
      'listing',
      t('panel.pay.listing'),
      title ? (
        <SiteLink key="listing" to={`/panel/listings/${subject.kind}/${subject.id}`} className="text-link">
          {title.text}
        </SiteLink>
      ) : (
        t('panel.pay.listingGone')
      ),
    ],
    [
      'subscription',
      t('panel.pay.subscription'),
      title && (
        <SiteLink
          key="subscription"
          to={`/panel/subscriptions/${subject.subscriptionId}`}
          className="text-link"
        >
          {t('panel.pay.toSubscription')}
        </SiteLink>
      ),
    ],
    ['created', t('panel.pay.created'), format.exact(createdAt)],
    ['paid', t('panel.pay.paid'), paidAt && format.exact(paidAt)],
    [
      'page',
      t('panel.pay.public'),
      <SiteLink key="page" to={`/payment/${transaction.id}`} className="text-link wrap-anywhere">
        {transaction.id}
      </SiteLink>,
    ],
  ]
  return lines.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []))
}

function Receipts({ receipts }: Pick<PanelTransaction, 'receipts'>) {
  const { t } = usePage()
  if (receipts.length === 0) return null
  return (
    <Part title={t('panel.receipts.title')}>
      <ReceiptTable receipts={receipts} />
    </Part>
  )
}

function Attempts({ attempts }: Pick<PanelTransaction, 'attempts'>) {
  const { t, format } = usePage()
  const money = ({ amountMinor, currency }: PanelTransaction['amount']) => format.money(amountMinor, currency)
  return (
    <Part title={t('panel.attempts.title')}>
      {attempts.length === 0 ? (
        <p className="text-ink-soft">{t('panel.attempts.none')}</p>
      ) : (
        <PanelTable
          caption={t('panel.attempts.title')}
          heads={[
            t('panel.attempts.attempt'),
            t('panel.pay.status'),
            t('panel.attempts.received'),
            t('panel.attempts.refunded'),
            t('panel.attempts.reference'),
          ]}
          rows={attempts.map((attempt) => ({
            key: attempt.id,
            cells: [
              <span key="who" className="font-medium">
                {[providerName(t, attempt.provider), attempt.card].filter(Boolean).join(', ')}
              </span>,
              <span key="status" className="grid text-13">
                <span>{t(`panel.attemptStatus.${attempt.status}`)}</span>
                {attempt.refusal && (
                  <span>
                    {t('panel.attempts.refusal', {
                      reason: t(`panel.decline.${attempt.refusal.class}`),
                      code: attempt.refusal.code,
                    })}
                  </span>
                )}
              </span>,
              money(attempt.received),
              money(attempt.refunded),
              <span key="reference" className="grid text-13 wrap-anywhere text-ink-soft">
                <span>{attempt.reference}</span>
                {attempt.providerRef && <span>{attempt.providerRef}</span>}
                <time dateTime={attempt.createdAt}>{format.dayTime(attempt.createdAt)}</time>
              </span>,
            ],
          }))}
        />
      )}
    </Part>
  )
}

function Events({ events }: Pick<PanelTransaction, 'events'>) {
  const { t, format } = usePage()
  return (
    <Part title={t('panel.payEvents.title')}>
      {events.length === 0 ? (
        <p className="text-ink-soft">{t('panel.payEvents.none')}</p>
      ) : (
        <PanelTable
          caption={t('panel.payEvents.title')}
          heads={[
            t('panel.payEvents.at'),
            t('panel.pay.provider'),
            t('panel.payEvents.said'),
            t('panel.payEvents.result'),
          ]}
          rows={events.map((event) => ({
            key: String(event.id),
            cells: [
              <time key="at" dateTime={event.at} title={format.exact(event.at)}>
                {format.dayTime(event.at)}
              </time>,
              providerName(t, event.provider),
              [
                t(`panel.observed.${event.status}`),
                event.amount && format.money(event.amount.amountMinor, event.amount.currency),
              ]
                .filter(Boolean)
                .join(', '),
              event.result && t(`panel.eventResult.${event.result}`),
            ],
          }))}
        />
      )}
    </Part>
  )
}

function Ledger({ ledger }: Pick<PanelTransaction, 'ledger'>) {
  const { t, format } = usePage()
  const sum = (minor: number) => (minor > 0 ? format.money(minor, 'UAH') : '')
  return (
    <Part title={t('panel.ledger.title')}>
      {ledger.length === 0 ? (
        <p className="text-ink-soft">{t('panel.ledger.none')}</p>
      ) : (
        <PanelTable
          caption={t('panel.ledger.title')}
          heads={[
            t('panel.ledger.account'),
            t('panel.ledger.debit'),
            t('panel.ledger.credit'),
            t('panel.payEvents.at'),
          ]}
          rows={ledger.map((line, at) => ({
            key: String(at),
            cells: [
              accountName(t, line.account),
              sum(line.amount.amountMinor),
              sum(-line.amount.amountMinor),
              <time key="at" dateTime={line.at} className="text-ink-soft">
                {format.dayTime(line.at)}
              </time>,
            ],
          }))}
        />
      )}
    </Part>
  )
}

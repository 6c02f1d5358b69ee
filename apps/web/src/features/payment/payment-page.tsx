import type { PayerDetails, Transaction } from '@verstat/contract'
import { cancelTransaction } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { CircleCheck, CircleX, Clock, Printer, TriangleExclamationPoint } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useHydrated } from '../forms/use-hydrated.ts'
import { SellerPart } from '../plans/seller-part.tsx'
import type { SellerView } from '../plans/seller-view.ts'
import { CheckoutPart } from './checkout-part.tsx'
import { PayerPart } from './payer-part.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { type LoadedTransaction, useTransaction, type WatchedTransaction } from './use-transaction.ts'

export type PaymentPageProps = {
  readonly loaded: LoadedTransaction
  readonly seller: SellerView | undefined
  /** Null for everybody but the buyer and staff. */
  readonly payer: PayerDetails | null
}

/**
 * Shows the status of a purchase, its facts and the next steps. Everybody who has the link can open the page, so the
 * page shows the payer only to the buyer and staff.
 */
export function PaymentPage({ loaded, seller, payer }: PaymentPageProps) {
  const { t, format } = usePage()
  const watched = useTransaction(loaded)
  const { transaction, changedStatus } = watched
  const { amount, paid, status } = transaction
  const { amountMinor, currency } = paid ?? amount
  const sum = format.money(amountMinor, currency)
  const underWay = transaction.refunds
    .filter((refund) => refund.status === 'under_way')
    .reduce((total, refund) => total + refund.amount.amountMinor, 0)
  const heading = t(`paying.title.${status}`, { sum })
  return (
    <div className="mx-auto w-full max-w-form sm:pt-6">
      {transaction.isTest && (
        <p className="mb-4 rounded-8 bg-warn-soft px-4 py-2.5 text-15 text-warn print:hidden">
          {t('paying.page.test')}
        </p>
      )}
      <div className="overflow-hidden rounded-12 border border-line bg-surface shadow-raised">
        <div className="ruler opacity-50" aria-hidden="true" />
        <div className="px-5 pt-5 pb-7 sm:px-8 sm:pt-6 sm:pb-8">
          <StatusIcon status={status} />
          <h1 className="text-26">{heading}</h1>
          {/* The element is rendered empty from the start, because screen readers announce only changes of an
              existing status. */}
          <p role="status" className="sr-only">
            {changedStatus && heading}
          </p>
          <p className="mt-2 text-ink-soft">{statusText(watched, t)}</p>
          {transaction.review && (
            <p className="mt-4 rounded-8 bg-warn-soft px-4 py-3 text-warn">{t('paying.page.review')}</p>
          )}
          {transaction.isRefundConsidered && (
            <p className="mt-4 rounded-8 bg-warn-soft px-4 py-3 text-warn">
              {t('paying.page.refundConsidered')}
            </p>
          )}
          {underWay > 0 && (
            <p className="mt-4 rounded-8 bg-well px-4 py-3">
              {t('paying.page.refundUnderWay', { sum: format.money(underWay, amount.currency) })}
            </p>
          )}
          <PaymentFacts transaction={transaction} />
          <NextSteps watched={watched} payer={payer} />
        </div>
      </div>
      {transaction.allowed.includes('retry') && (
        <p className="mt-5 px-5 text-13 text-ink-soft sm:px-8 print:hidden">{t('paying.page.secrecy')}</p>
      )}
      {seller && <SellerPart seller={seller} className="mt-6 px-5 sm:px-8" />}
    </div>
  )
}

function statusText({ transaction }: WatchedTransaction, t: ReturnType<typeof usePage>['t']): string {
  const { status, kind, error, checkout } = transaction
  if (status === 'pending' && checkout?.type === 'document') return t('paying.invoice.text')
  if (status === 'failed') return t(`paying.error.${error ?? 'issuer'}`)
  if (status === 'paid') return t(`paying.next.${kind}`)
  return t(`paying.text.${status}`)
}

function StatusIcon({ status }: { readonly status: Transaction['status'] }) {
  switch (status) {
    case 'paid':
      return <CircleCheck size={36} className="mb-3 text-good" />
    case 'failed':
    case 'disputed':
      return <TriangleExclamationPoint size={36} className="mb-3 text-bad" />
    case 'cancelled':
    case 'expired':
      return <CircleX size={36} className="mb-3 text-ink-soft" />
    case 'pending':
    case 'processing':
      return <Clock size={36} className="mb-3 text-accent" />
    default:
      return null
  }
}

type NextStepsProps = { readonly watched: WatchedTransaction; readonly payer: PayerDetails | null }

function NextSteps({ watched, payer }: NextStepsProps) {
  const { t, send } = usePage()
  const href = useHref()
  const { transaction, update, refresh, hasStopped } = watched
  const { id, allowed, status } = transaction
  // Nothing can be paid on this page any more, so the main action leads back to the plans.
  const isOver = status === 'cancelled' || status === 'expired'
  return (
    <div className="mt-6 grid gap-4 print:hidden">
      {allowed.includes('retry') && <CheckoutPart watched={watched} />}
      {payer && <PayerPart loaded={payer} transaction={transaction} />}
      {hasStopped && <RefreshHint refresh={refresh} />}
      {transaction.paidAt !== null && <PrintReceipt />}
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton
          {...(isOver ? { variant: 'primary' } : { size: 'small' })}
          href={href(`/user/subscription/order/${transaction.subject.subscriptionId}`)}
        >
          {t('paying.page.toPlan')}
        </LinkButton>
        {allowed.includes('cancel') && (
          <ActionForm
            id="cancel-payment"
            label={t('paying.cancel.label')}
            busy={t('paying.cancel.busy')}
            send={(options) => send(cancelTransaction, { id }, options)}
            done={update}
          />
        )}
      </div>
      <noscript>
        <p className="text-15 text-ink-soft">{t('paying.page.reload')}</p>
      </noscript>
    </div>
  )
}

function RefreshHint({ refresh }: { readonly refresh: () => void }) {
  const { t } = usePage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-8 bg-well px-4 py-3">
      <p className="text-15">{t('paying.look.text')}</p>
      <Button size="small" onClick={refresh}>
        {t('paying.look.label')}
      </Button>
    </div>
  )
}

function PrintReceipt() {
  const { t } = usePage()
  if (!useHydrated()) return null
  return (
    <Button className="justify-self-start" onClick={() => print()}>
      <Printer size={16} />
      {t('paying.receipt.print')}
    </Button>
  )
}

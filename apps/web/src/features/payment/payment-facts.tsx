import type { Transaction } from '@verstat/contract'
import { type Fact, FactsTable } from '@verstat/ui/facts-table'
import { usePage } from '../../lib/use-page.ts'
import { methodName } from './payment-methods.ts'

/** Shows the facts of a purchase. After payment, the facts can be printed as a receipt. */
export function PaymentFacts({ transaction }: { readonly transaction: Transaction }) {
  const { t, format } = usePage()
  const {
    kind,
    gives,
    days,
    number,
    description,
    amount,
    paid,
    provider,
    card,
    status,
    expiresAt,
    paidAt,
    refunded,
  } = transaction
  const money = ({ amountMinor, currency }: Transaction['amount']) => format.money(amountMinor, currency)
  const canPay = transaction.allowed.includes('retry')
  const rows: readonly (Fact | false)[] = [
    { key: 'for', label: t('paying.fact.for'), value: description[t.locale] },
    days !== null && { key: 'period', label: t('paying.fact.period'), value: format.days(days, days) },
    canPay && { key: 'begins', label: t('paying.fact.begins'), value: t(`paying.begins.${kind}`) },
    canPay && gives.includes('top') && { key: 'draw', label: t('paying.fact.draw'), value: t('paying.draw') },
    { key: 'sum', label: t('paying.fact.sum'), value: money(amount) },
    paid !== null &&
      paid.amountMinor !== amount.amountMinor && {
        key: 'received',
        label: t('paying.fact.received'),
        value: money(paid),
      },
    refunded.amountMinor > 0 && {
      key: 'refunded',
      label: t('paying.fact.refunded'),
      value: money(refunded),
    },
    {
      key: 'number',
      label: t('paying.fact.number'),
      value: t('paying.fact.numbered', { number: String(number) }),
    },
    paidAt !== null && { key: 'paid', label: t('paying.fact.paid'), value: format.exact(paidAt) },
    canPay &&
      status !== 'processing' && {
        key: 'expires',
        label: t('paying.fact.expires'),
        value: format.dayTime(expiresAt),
      },
    paidAt !== null &&
      provider !== null && { key: 'method', label: t('paying.fact.method'), value: methodName(t, provider) },
    card?.tail != null && {
      key: 'card',
      label: t('paying.fact.card'),
      // Test payments have no real card brand.
      value: `${transaction.isTest ? '' : (card.brand ?? '')} •••• ${card.tail}`.trim(),
    },
  ]
  return <FactsTable className="mt-5" facts={rows.filter((row) => row !== false)} />
}

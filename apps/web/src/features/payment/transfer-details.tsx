import type { Transaction } from '@verstat/contract'
import { Copy } from '@verstat/ui/account-icons'
import { Button } from '@verstat/ui/button'
import { copyText } from '../../lib/toasts/copy-text.ts'
import { usePage } from '../../lib/use-page.ts'

export type TransferDetailsProps = {
  readonly transaction: Pick<Transaction, 'amount'>
  readonly checkout: Extract<Transaction['checkout'], { readonly type: 'document' }>
}

/** The details of a bank transfer in the order in which banks ask for them, each with a button that copies it. */
export function TransferDetails({ transaction: { amount }, checkout }: TransferDetailsProps) {
  const { t, format } = usePage()
  const { recipient, purpose, invoiceNumber } = checkout
  const sum = (amount.amountMinor / 100).toFixed(2)
  const lines: readonly (readonly [key: string, label: string, shown: string, copied?: string])[] = [
    ['number', t('paying.invoice.number'), t('paying.fact.numbered', { number: invoiceNumber })],
    ...(recipient
      ? ([
          ['name', t('paying.invoice.recipient'), recipient.name],
          [
            'code',
            t(recipient.code.length === 8 ? 'paying.invoice.edrpou' : 'paying.invoice.rnokpp'),
            recipient.code,
          ],
          ['iban', 'IBAN', recipient.iban.replaceAll(/(.{4})(?=.)/g, '$1 '), recipient.iban],
          ['bank', t('paying.invoice.bank'), recipient.bank],
        ] as const)
      : []),
    ['sum', t('paying.fact.sum'), format.money(amount.amountMinor, amount.currency), sum],
    ['purpose', t('paying.invoice.purpose'), purpose],
  ]
  return (
    <dl className="grid">
      {lines.map(([key, label, shown, copied]) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 last:border-b-0"
        >
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd className="col-start-1 min-w-0 font-medium wrap-anywhere">{shown}</dd>
          {key !== 'number' && (
            <dd className="col-start-2 row-span-2 row-start-1 hidden js:block print:hidden">
              <CopyButton label={label} value={copied ?? shown} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function CopyButton({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = usePage()
  // The toast is announced by screen readers.
  const copy = () => copyText(value, t('paying.copy.done', { what: label }), t('paying.copy.failed'))
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t('paying.copy.named', { what: label })}
      title={t('paying.copy.label')}
      onClick={() => void copy()}
    >
      <Copy size={18} />
    </Button>
  )
}

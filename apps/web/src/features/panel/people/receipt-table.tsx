import type { Linked, PanelTransaction } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTable } from '../frame/panel-table.tsx'
import { CodeLink } from './linked-part.tsx'

type Line = PanelTransaction['receipts'][number] | NonNullable<Linked['receipts']>['items'][number]

/** Shows lines of bank statements with links to their payers and to the purchases that they paid. */
export function ReceiptTable({ receipts }: { readonly receipts: readonly Line[] }) {
  const { t, format } = usePage()
  const hasPurchases = receipts.some((receipt) => 'transaction' in receipt)
  return (
    <PanelTable
      caption={t('panel.receipts.title')}
      heads={[
        t('panel.pay.payer'),
        t('panel.pay.sum'),
        t('panel.statement.field.purpose'),
        t('panel.statement.field.day'),
        ...(hasPurchases ? [t('panel.pay.number')] : []),
      ]}
      rows={receipts.map((receipt) => ({
        key: receipt.id,
        cells: [
          <span key="payer" className="grid justify-items-start">
            <span className="wrap-anywhere">{receipt.payer}</span>
            {receipt.payerCode && <CodeLink code={receipt.payerCode} />}
          </span>,
          <span key="sum" className="whitespace-nowrap">
            {format.money(receipt.amount.amountMinor, receipt.amount.currency)}
          </span>,
          <span key="purpose" className="wrap-anywhere">
            {receipt.purpose}
          </span>,
          <span key="day" className="whitespace-nowrap text-ink-soft">
            {format.day(`${receipt.receivedOn}T12:00:00Z`)}
          </span>,
          ...(hasPurchases
            ? [
                'transaction' in receipt && receipt.transaction ? (
                  <Purchase key="of" {...receipt.transaction} />
                ) : null,
              ]
            : []),
        ],
      }))}
    />
  )
}

function Purchase({ id, number }: { readonly id: string; readonly number: number }) {
  const { t } = usePage()
  return (
    <SiteLink to={`/panel/payments/${id}`} className="text-link whitespace-nowrap">
      {t('panel.pay.numbered', { number: String(number) })}
    </SiteLink>
  )
}

import type { PanelTransaction } from '@verstat/contract'
import { BANK_REFERENCE_MAX, settleRefund } from '@verstat/contract/browser'
import { Badge, type BadgeTone } from '@verstat/ui/badge'
import { Disclosure } from '@verstat/ui/disclosure'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { ProofFields, readProof } from '../frame/proof-fields.tsx'

type Refund = PanelTransaction['refunds'][number]

export type RefundListProps = {
  readonly transaction: Pick<PanelTransaction, 'id' | 'refunds'>
  readonly mayMove: boolean
}

const TONES: Readonly<Partial<Record<Refund['status'], BadgeTone>>> = {
  succeeded: 'good',
  failed: 'bad',
  unknown: 'warn',
  to_transfer: 'warn',
}

/** Shows the refunds of a purchase. Staff record the outcome of a refund that the payment provider cannot report. */
export function RefundList({ transaction, mayMove }: RefundListProps) {
  const { t, format } = usePage()
  if (transaction.refunds.length === 0) return <p className="text-ink-soft">{t('panel.refunds.none')}</p>
  return (
    <ul className="grid gap-3">
      {transaction.refunds.map((refund) => (
        <li key={refund.id} className="rounded-12 border border-line bg-surface px-4 py-3">
          <p className="flex flex-wrap items-center gap-2">
            <b className="font-medium">{format.money(refund.amount.amountMinor, refund.amount.currency)}</b>
            <Badge tone={TONES[refund.status] ?? 'neutral'}>{t(`panel.refundStatus.${refund.status}`)}</Badge>
            <Badge>{t(`panel.refundWay.${refund.way}`)}</Badge>
          </p>
          <p className="mt-1 wrap-anywhere">{refund.reason}</p>
          <p className="text-13 text-ink-soft">
            {[
              refund.by?.name ?? t('panel.refunds.program'),
              format.dayTime(refund.doneAt ?? refund.createdAt),
              refund.bankReference,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {refund.fault !== null && (
            <p className="text-13 text-ink-soft wrap-anywhere">
              {t('panel.refunds.why', { fault: refund.fault })}
            </p>
          )}
          {mayMove && refund.allowed.length > 0 && (
            <SettleForm transactionId={transaction.id} refund={refund} />
          )}
        </li>
      ))}
    </ul>
  )
}

type SettleFormProps = { readonly transactionId: string; readonly refund: Refund }

function SettleForm({ transactionId, refund }: SettleFormProps) {
  const { t, send, format } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `settle-${refund.id}`,
    send: (values, options) => {
      const bankReference = values.textOrNull('bankReference')
      return send(
        settleRefund,
        {
          id: transactionId,
          refundId: refund.id,
          outcome: values.text('outcome') as 'returned' | 'not_returned',
          ...(bankReference === null ? {} : { bankReference }),
          ...readProof(values),
        },
        options,
      )
    },
    done: () => reloaded(t('panel.refunds.settled')),
  })
  const sum = format.money(refund.amount.amountMinor, refund.amount.currency)
  return (
    <Disclosure summary={t('panel.refunds.settle', { sum })} className="mt-1">
      <ApiFormBox form={form} className="pb-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <PanelField form={form} name="outcome" label={t('panel.refunds.outcome')}>
            {(control) => (
              <Select {...control}>
                {refund.allowed.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {t(`panel.refundOutcome.${outcome}`)}
                  </option>
                ))}
              </Select>
            )}
          </PanelField>
          <PanelField
            form={form}
            name="bankReference"
            maxLength={BANK_REFERENCE_MAX}
            label={t('panel.refunds.bankReference')}
          />
        </div>
        <ProofFields form={form} />
        <div>
          <PanelSubmit form={form} size="small">
            {t('panel.refunds.submit')}
          </PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}

import {
  apiErrorCode,
  BANK_REFERENCE_MAX,
  createReceipt,
  PAYER_MAX,
  PURPOSE_MAX,
  payInvoice,
} from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { Disclosure } from '@verstat/ui/disclosure'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { ProofFields, readProof } from '../frame/proof-fields.tsx'
import { hryvniasOf, kopecksOf } from '../sales/hryvnias.ts'

export type ReceiptFormProps = {
  /** The invoice that the bank transfer pays. If undefined, staff type the number of the invoice into the form. */
  readonly invoice?: {
    readonly transactionId: string
    readonly number: string
    readonly amountMinor: number
  }
}

export function ReceiptForm({ invoice }: ReceiptFormProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm<unknown>({
    id: 'receipt',
    send: (values, options) => {
      const line = { ...readLine(values), ...readProof(values) }
      if (invoice) return send(payInvoice, { id: invoice.transactionId, ...line }, options)
      const number = values.textOrNull('number')
      const more = number === null ? {} : { number }
      return send(createReceipt, { ...line, ...more, purpose: values.text('purpose') }, options)
    },
    refused: (error) => {
      if (apiErrorCode(error) !== 'conflict') return false
      toasts.show(t('panel.receipt.known'), 'bad')
      return true
    },
    done: async (_, element) => {
      element.reset()
      await reloaded(t('panel.receipt.taken'))
    },
  })
  const summary = invoice ? t('panel.receipt.pay', { number: invoice.number }) : t('panel.receipt.add')
  return (
    <Disclosure summary={summary} className="rounded-8 border border-line bg-surface px-4">
      <ApiFormBox form={form} className="pb-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <PanelField
            form={form}
            name="amountMinor"
            inputMode="decimal"
            label={t('panel.receipt.sum')}
            {...(invoice ? { defaultValue: hryvniasOf(invoice.amountMinor) } : {})}
          />
          <PanelField
            form={form}
            name="receivedOn"
            type="date"
            label={t('panel.receipt.day')}
            defaultValue={kyivDay(new Date())}
          />
          <PanelField
            form={form}
            name="bankReference"
            maxLength={BANK_REFERENCE_MAX}
            label={t('panel.receipt.reference')}
          />
          <PanelField form={form} name="payer" maxLength={PAYER_MAX} label={t('panel.receipt.payer')} />
          {!invoice && (
            <>
              <PanelField
                form={form}
                name="purpose"
                maxLength={PURPOSE_MAX}
                label={t('panel.receipt.purpose')}
              />
              <PanelField
                form={form}
                name="number"
                inputMode="numeric"
                label={t('panel.receipt.number')}
                hint={t('panel.receipt.numberHint')}
              />
            </>
          )}
        </div>
        <ProofFields form={form} />
        <div>
          <PanelSubmit form={form}>{t('panel.receipt.submit')}</PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}

function readLine(values: FormValues) {
  return {
    amountMinor: kopecksOf(values.text('amountMinor')),
    receivedOn: values.text('receivedOn'),
    bankReference: values.text('bankReference'),
    payer: values.text('payer'),
  }
}

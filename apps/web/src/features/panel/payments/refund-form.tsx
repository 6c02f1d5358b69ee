import type { PanelTransaction } from '@verstat/contract'
import { REFUND_REASON_MAX, refundTransaction } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { ProofFields, readProof } from '../frame/proof-fields.tsx'
import { hryvniasOf, kopecksOf } from '../sales/hryvnias.ts'
import { providerName } from './provider-name.ts'

export type RefundFormProps = {
  readonly transactionId: string
  readonly attempt: PanelTransaction['attempts'][number]
}

export function RefundForm({ transactionId, attempt }: RefundFormProps) {
  const { t, send, format } = usePage()
  const reloaded = useReloaded()
  const most = format.money(attempt.refundable.amountMinor, attempt.refundable.currency)
  const form = useApiForm({
    id: `refund-${attempt.id}`,
    send: (values, options) =>
      send(
        refundTransaction,
        {
          id: transactionId,
          attemptId: attempt.id,
          amountMinor: kopecksOf(values.text('amountMinor')),
          reason: values.text('reason'),
          way: values.choice('way', attempt.ways),
          endsTime: values.isTicked('endsTime'),
          ...readProof(values),
        },
        options,
      ),
    done: () => reloaded(t('panel.refund.asked')),
  })
  return (
    <Disclosure
      summary={t('panel.refund.openNamed', { sum: most, method: providerName(t, attempt.provider) })}
      className="rounded-8 border border-line bg-surface px-4"
    >
      <ApiFormBox form={form} className="pb-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <PanelField
            form={form}
            name="amountMinor"
            inputMode="decimal"
            label={t('panel.refund.sum')}
            hint={t('panel.refund.most', { sum: most })}
            defaultValue={hryvniasOf(attempt.refundable.amountMinor)}
          />
          <PanelField form={form} name="way" label={t('panel.refund.way')}>
            {(control) => (
              <Select {...control} defaultValue={attempt.ways[0]}>
                {attempt.ways.map((way) => (
                  <option key={way} value={way}>
                    {t(`panel.refundWay.${way}`)}
                  </option>
                ))}
              </Select>
            )}
          </PanelField>
        </div>
        <PanelField
          form={form}
          name="reason"
          label={t('panel.refund.reason')}
          hint={t('panel.refund.reasonHint')}
        >
          {(control) => <TextArea {...control} rows={2} maxLength={REFUND_REASON_MAX} />}
        </PanelField>
        <Checkbox name="endsTime" label={t('panel.refund.endsTime')} />
        <ProofFields form={form} />
        <div>
          <PanelSubmit form={form}>{t('panel.refund.submit')}</PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}

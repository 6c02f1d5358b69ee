import type { PanelTransaction } from '@verstat/contract'
import { acceptPayment, closePaymentCase, REFUND_REASON_MAX } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { ProofFields, readProof } from '../frame/proof-fields.tsx'

type Case = PanelTransaction['cases'][number]

export type CaseListProps = {
  readonly transaction: Pick<PanelTransaction, 'id' | 'cases'>
  readonly mayMove: boolean
}

/** Shows the open cases of a purchase. Staff must decide each case. */
export function CaseList({ transaction, mayMove }: CaseListProps) {
  const { t, format } = usePage()
  return (
    <ul className="grid gap-3">
      {transaction.cases.map((each) => (
        <li key={each.key} className="rounded-12 border border-warn/40 bg-warn-soft px-4 py-3">
          <p className="font-medium">
            {t(`panel.case.${each.kind}`)}
            {each.amount && `: ${format.money(each.amount.amountMinor, each.amount.currency)}`}
          </p>
          {each.verdicts.includes('refund') && <p className="text-15">{t('panel.case.byRefund')}</p>}
          {mayMove && each.verdicts.includes('accept') && (
            <AcceptForm transactionId={transaction.id} attemptId={each.attemptId ?? ''} />
          )}
          {each.verdicts.includes('close') && <CloseForm transactionId={transaction.id} open={each} />}
        </li>
      ))}
    </ul>
  )
}

function CloseForm({ transactionId, open }: { readonly transactionId: string; readonly open: Case }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `close-${open.key.replaceAll('/', '-')}`,
    send: (values, options) =>
      send(closePaymentCase, { id: transactionId, key: open.key, note: values.text('note') }, options),
    done: () => reloaded(t('panel.case.closed')),
  })
  return (
    <Disclosure summary={t('panel.case.close')} className="mt-1">
      <ApiFormBox form={form} className="pb-2">
        <PanelField form={form} name="note" label={t('panel.pay.note')}>
          {(control) => <TextArea {...control} rows={2} maxLength={REFUND_REASON_MAX} />}
        </PanelField>
        <div>
          <PanelSubmit form={form} size="small">
            {t('panel.case.close')}
          </PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}

type AcceptFormProps = { readonly transactionId: string; readonly attemptId: string }

function AcceptForm({ transactionId, attemptId }: AcceptFormProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `accept-${attemptId}`,
    send: (values, options) =>
      send(
        acceptPayment,
        { id: transactionId, attemptId, note: values.text('note'), ...readProof(values) },
        options,
      ),
    done: () => reloaded(t('panel.case.accepted')),
  })
  return (
    <Disclosure summary={t('panel.case.accept')} className="mt-1">
      <ApiFormBox form={form} className="pb-2">
        <PanelField form={form} name="note" label={t('panel.pay.note')}>
          {(control) => <TextArea {...control} rows={2} maxLength={REFUND_REASON_MAX} />}
        </PanelField>
        <ProofFields form={form} />
        <div>
          <PanelSubmit form={form} size="small">
            {t('panel.case.accept')}
          </PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}

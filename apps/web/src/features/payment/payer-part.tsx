import type { PayerDetails, Transaction } from '@verstat/contract'
import {
  getPurchasePayer,
  PAYER_ADDRESS_MAX,
  PAYER_NAME_MAX,
  statePurchasePayer,
} from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { LinkButton } from '@verstat/ui/link-button'
import { TextInput, type TextInputProps } from '@verstat/ui/text-input'
import { useEffect, useState } from 'react'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { fieldId } from '../forms/form-summary.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type ApiForm, useApiForm } from '../forms/use-api-form.ts'

export type PayerPartProps = {
  readonly loaded: PayerDetails
  readonly transaction: Pick<Transaction, 'id' | 'status' | 'checkout'>
}

/**
 * Shows the buyer the documents of a purchase: who pays, and the act (a PDF that confirms the service) as soon as it is
 * available.
 */
export function PayerPart({ loaded, transaction: { id, status, checkout } }: PayerPartProps) {
  const { t, send } = usePage()
  const [details, setDetails] = useState(loaded)
  const [shownStatus, setShownStatus] = useState(status)
  useEffect(() => {
    if (status === shownStatus) return
    const leaving = new AbortController()
    // A payment that arrives while the page is open may make the act available, so the details are loaded again.
    send(getPurchasePayer, { id }, { signal: leaving.signal }).then(
      (answer) => {
        setDetails(answer)
        setShownStatus(status)
      },
      () => {
        // The request failed. The page works without the act, and the next load of the page shows the act.
      },
    )
    return () => leaving.abort()
  }, [id, send, shownStatus, status])

  const { payer, suggested, mayState, act } = details
  if (act === 'none' && checkout?.type !== 'document') return null
  const isAsked = act === 'needs_payer'
  return (
    <section aria-labelledby="documents-heading" className="grid gap-3 rounded-8 bg-well px-4 py-3">
      <h2 id="documents-heading" className="text-15">
        {t('paying.documents.title')}
      </h2>
      {payer && (
        <p className="wrap-anywhere">{[payer.name, payer.code, payer.address].filter(Boolean).join(', ')}</p>
      )}
      {act === 'ready' && (
        <LinkButton href={`/payment/${id}/act.pdf?lang=${t.locale}`} data-reload="">
          {t('paying.documents.act')}
        </LinkButton>
      )}
      {act === 'later' && <p className="text-ink-soft">{t('paying.documents.later')}</p>}
      {isAsked && <p className="text-ink-soft">{t('paying.documents.needsPayer')}</p>}
      {mayState && (
        <Disclosure
          key={payer ? 'change' : 'state'}
          summary={t(payer ? 'paying.documents.change' : 'paying.documents.state')}
          open={isAsked}
        >
          <PayerForm id={id} start={payer ?? suggested} done={setDetails} />
        </Disclosure>
      )}
    </section>
  )
}

type PayerFormProps = {
  readonly id: string
  readonly start: PayerDetails['payer']
  readonly done: (details: PayerDetails) => void
}

function PayerForm({ id, start, done }: PayerFormProps) {
  const { t, send } = usePage()
  const form = useApiForm({
    id: 'payer',
    send: (values, options) =>
      send(
        statePurchasePayer,
        { id, name: values.text('name'), code: values.text('code'), address: values.text('address') },
        options,
      ),
    done(answer) {
      done(answer)
      toasts.show(t('paying.documents.saved'))
    },
  })
  return (
    <ApiFormBox form={form} className="pb-2">
      <Line
        form={form}
        name="name"
        label={t('paying.documents.name')}
        maxLength={PAYER_NAME_MAX}
        autoComplete="organization"
        defaultValue={start?.name}
      />
      <Line
        form={form}
        name="code"
        label={t('paying.documents.code')}
        hint={t('paying.documents.codeHint')}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        defaultValue={start?.code}
      />
      <Line
        form={form}
        name="address"
        label={t('paying.documents.address')}
        hint={t('paying.documents.addressHint')}
        maxLength={PAYER_ADDRESS_MAX}
        autoComplete="street-address"
        defaultValue={start?.address}
      />
      <SubmitButton form={form} busy={t('paying.documents.busy')}>
        {t('paying.documents.save')}
      </SubmitButton>
    </ApiFormBox>
  )
}

type LineProps = Omit<TextInputProps, 'form' | 'name'> & {
  readonly form: ApiForm
  readonly name: 'name' | 'code' | 'address'
  readonly label: string
  readonly hint?: string
}

function Line({ form, name, label, hint, ...input }: LineProps) {
  return (
    <Field id={fieldId(form.id, name)} label={label} hint={hint} error={form.faults?.fields[name]}>
      {(control) => <TextInput {...input} {...control} name={name} />}
    </Field>
  )
}

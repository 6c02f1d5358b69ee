import type { CallOptions } from '@verstat/contract'
import { STAFF_REASON_MAX } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'

export type ReasonFormProps<T> = {
  readonly id: string
  readonly label: string
  readonly send: (reason: string, options: CallOptions) => Promise<T>
  readonly done: (answer: T) => void | Promise<void>
  /** Whether a reason must be written. */
  readonly asks?: boolean
}

/** A form of staff that asks for a reason. */
export function ReasonForm<T>({ id, label, send, done, asks = true }: ReasonFormProps<T>) {
  const { t } = usePage()
  const form = useApiForm({
    id,
    send: (values, options) => send(values.text('reason').trim(), options),
    done,
  })
  return (
    <ApiFormBox form={form} className="gap-2 pb-2">
      {asks && (
        <Field
          id={fieldId(form.id, 'reason')}
          label={t('panel.market.reason')}
          error={form.faults?.fields.reason}
        >
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={2}
              maxLength={STAFF_REASON_MAX}
              className={cx(controlClass, 'field-sizing-content min-h-16 px-3')}
            />
          )}
        </Field>
      )}
      <SaveButton form={form} busy={t('offers.form.busy')}>
        {label}
      </SaveButton>
    </ApiFormBox>
  )
}

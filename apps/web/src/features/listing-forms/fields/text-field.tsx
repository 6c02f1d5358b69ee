import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass, TextInput, type TextInputProps } from '@verstat/ui/text-input'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { FieldsForm, FormFields, TextName } from '../values/form-fields.ts'
import { useField } from './use-field.ts'

export type LabelledFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: TextName<F>
  /** Replaces the default label. */
  readonly label?: string
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly className?: string
}

/** Label of a field, with a note when it is optional. */
export function FieldLabel({ text, optional }: { readonly text: ReactNode; readonly optional?: boolean }) {
  const { t } = usePage()
  if (!optional) return text
  return (
    <>
      {text} <span className="font-regular text-ink-soft">{t('forms.label.optional')}</span>
    </>
  )
}

export type TextFieldProps<F extends FormFields> = LabelledFieldProps<F> &
  Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'className'>

/** A single-line text. */
export function TextField<F extends FormFields>(props: TextFieldProps<F>) {
  const { form, name, label, hint, optional, className, ...input } = props
  const field = useField(form, name)
  return (
    <Field
      id={field.id}
      className={className ?? ''}
      label={<FieldLabel text={label ?? field.label} optional={optional ?? false} />}
      hint={hint}
      error={field.error}
    >
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={name}
          value={String(field.value)}
          onChange={(event) => field.set(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

export type TextAreaFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly rows?: number
  readonly maxLength: number
  readonly lang?: string
}

/** Multi-line text; shows the number of characters once 90 % of the limit are used. */
export function TextAreaField<F extends FormFields>(props: TextAreaFieldProps<F>) {
  const { form, name, label, hint, optional, className, rows = 7, maxLength, lang } = props
  const { t, format } = usePage()
  const field = useField(form, name)
  const text = String(field.value)
  return (
    <Field
      id={field.id}
      className={className ?? ''}
      label={<FieldLabel text={label ?? field.label} optional={optional ?? false} />}
      hint={hint}
      error={field.error}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            rows={rows}
            lang={lang}
            value={text}
            onChange={(event) => field.set(event.currentTarget.value)}
            className={cx(controlClass, 'field-sizing-content min-h-32 px-3')}
          />
          {text.length > maxLength * 0.9 && (
            <p className={cx('text-13', text.length > maxLength ? 'text-bad' : 'text-ink-soft')}>
              {t('placing.text.length', {
                length: format.number(text.length),
                most: format.number(maxLength),
              })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

export type SelectFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Label of the first option, which has the value ''. */
  readonly none?: string
  readonly autoComplete?: string
}

export function SelectField<F extends FormFields>(props: SelectFieldProps<F>) {
  const { form, name, label, hint, optional, className, options, none, autoComplete } = props
  const field = useField(form, name)
  return (
    <Field
      id={field.id}
      className={className ?? ''}
      label={<FieldLabel text={label ?? field.label} optional={optional ?? false} />}
      hint={hint}
      error={field.error}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          autoComplete={autoComplete}
          value={String(field.value)}
          onChange={(event) => field.set(event.currentTarget.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

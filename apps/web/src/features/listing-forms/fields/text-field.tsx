import { cx } from '@verstat/ui/class-names'
import { Field, type FieldControl } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass, TextInput, type TextInputProps } from '@verstat/ui/text-input'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { FieldsForm, FormFields, TextName } from '../values/form-fields.ts'
import { useField } from './use-field.ts'

export type LabelledFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: TextName<F>
  readonly label?: string
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly className?: string
}

/** Shows the label of a field, with a note when the field is optional. */
export function FieldLabel({ text, optional }: { readonly text: ReactNode; readonly optional?: boolean }) {
  const { t } = usePage()
  if (!optional) return text
  return (
    <>
      {text} <span className="font-regular text-ink-soft">{t('forms.label.optional')}</span>
    </>
  )
}

export type ControlledFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly children: (control: FieldControl, value: string, set: (value: string) => void) => ReactNode
}

/** Shows the label, the hint and the error of a field around its control. */
export function LabelledField<F extends FormFields>(props: ControlledFieldProps<F>) {
  const { form, name, label, hint, optional, className, children } = props
  const field = useField(form, name)
  return (
    <Field
      id={field.id}
      className={className ?? ''}
      label={<FieldLabel text={label ?? field.label} optional={optional ?? false} />}
      hint={hint}
      error={field.error}
    >
      {(control) => children(control, String(field.value), field.set)}
    </Field>
  )
}

export type TextFieldProps<F extends FormFields> = LabelledFieldProps<F> &
  Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'className'>

export function TextField<F extends FormFields>(props: TextFieldProps<F>) {
  const { form, name, label, hint, optional, className, ...input } = props
  return (
    <LabelledField {...props}>
      {(control, value, set) => (
        <TextInput
          {...input}
          {...control}
          name={name}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
    </LabelledField>
  )
}

export type TextAreaFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly rows?: number
  readonly maxLength: number
  readonly lang?: string
}

/** A field for several lines of text. Once 90 % of the limit are used, the field shows the number of characters. */
export function TextAreaField<F extends FormFields>(props: TextAreaFieldProps<F>) {
  const { name, rows = 7, maxLength, lang } = props
  const { t, format } = usePage()
  return (
    <LabelledField {...props}>
      {(control, value, set) => (
        <>
          <textarea
            {...control}
            name={name}
            rows={rows}
            lang={lang}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
            className={cx(controlClass, 'field-sizing-content min-h-32 px-3')}
          />
          {value.length > maxLength * 0.9 && (
            <p className={cx('text-13', value.length > maxLength ? 'text-bad' : 'text-ink-soft')}>
              {t('placing.text.length', {
                length: format.number(value.length),
                most: format.number(maxLength),
              })}
            </p>
          )}
        </>
      )}
    </LabelledField>
  )
}

export type SelectFieldProps<F extends FormFields> = LabelledFieldProps<F> & {
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Label of an additional first option with the value ''. */
  readonly none?: string
  readonly autoComplete?: string
  readonly disabled?: boolean
}

export function SelectField<F extends FormFields>(props: SelectFieldProps<F>) {
  const { name, options, none, autoComplete, disabled } = props
  return (
    <LabelledField {...props}>
      {(control, value, set) => (
        <Select
          {...control}
          name={name}
          autoComplete={autoComplete}
          disabled={disabled}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </LabelledField>
  )
}

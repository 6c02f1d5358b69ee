import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass, TextInput } from '@verstat/ui/text-input'
import type { ReactNode } from 'react'
import { fieldId } from '../../forms/form-summary.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import type { FormStart } from './form-start.ts'

export type OfferFieldProps = {
  readonly form: ApiForm
  readonly start: FormStart
  /** The path of the field in the API, which is also its name. */
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly className?: string
}

export function NumberField({ form, start, name, label, hint, className }: OfferFieldProps) {
  return (
    <Field
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      error={form.faults?.fields[name]}
      className={className ?? ''}
    >
      {(control) => (
        <TextInput {...control} name={name} inputMode="decimal" defaultValue={start.values[name] ?? ''} />
      )}
    </Field>
  )
}

export function DayField({ form, start, name, label, hint, className }: OfferFieldProps) {
  return (
    <Field
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      error={form.faults?.fields[name]}
      className={className ?? ''}
    >
      {(control) => (
        <TextInput {...control} name={name} type="date" defaultValue={start.values[name] ?? ''} />
      )}
    </Field>
  )
}

export type SelectFieldProps = OfferFieldProps & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange?: (value: string) => void
}

export function ChoiceSelect(props: SelectFieldProps) {
  const { form, start, name, label, hint, className, options, onChange } = props
  return (
    <Field
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      error={form.faults?.fields[name]}
      className={className ?? ''}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={start.values[name] ?? options[0]?.value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
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

export type AreaFieldProps = OfferFieldProps & { readonly maxLength: number }

export function AreaField({ form, start, name, label, hint, className, maxLength }: AreaFieldProps) {
  return (
    <Field
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      error={form.faults?.fields[name]}
      className={className ?? ''}
    >
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={4}
          maxLength={maxLength}
          defaultValue={start.values[name] ?? ''}
          className={cx(controlClass, 'field-sizing-content min-h-28 px-3')}
        />
      )}
    </Field>
  )
}

export function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-12 border border-line bg-surface p-4 sm:p-6">
      <legend className="float-start mb-2 text-17 font-semibold">{title}</legend>
      <div className="clear-both grid min-w-0 gap-4">{children}</div>
    </fieldset>
  )
}

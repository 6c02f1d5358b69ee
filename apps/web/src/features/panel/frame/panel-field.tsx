import { cx } from '@verstat/ui/class-names'
import { Field, type FieldControl } from '@verstat/ui/field'
import { controlClass, TextInput, type TextInputProps } from '@verstat/ui/text-input'
import type { ComponentProps, ReactNode } from 'react'
import { fieldId } from '../../forms/form-summary.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'

export type PanelFieldProps = Omit<TextInputProps, 'name' | 'form' | 'children'> & {
  readonly form: ApiForm
  /** Path that the API uses for the field in its errors. */
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Renders a control that replaces the default text input. */
  readonly children?: (control: FieldControl & { readonly name: string }) => ReactNode
}

export function PanelField({ form, name, label, hint, children, className, ...input }: PanelFieldProps) {
  return (
    <Field
      id={fieldId(form.id, name)}
      label={label}
      hint={hint}
      error={form.faults?.fields[name]}
      {...(className === undefined ? {} : { className })}
    >
      {(control) =>
        children ? children({ ...control, name }) : <TextInput {...input} {...control} name={name} />
      }
    </Field>
  )
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cx(controlClass, 'px-3', className)} {...rest} />
}

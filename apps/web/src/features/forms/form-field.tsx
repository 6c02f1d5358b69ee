import { Field, type FieldControl } from '@verstat/ui/field'
import { TextInput, type TextInputProps } from '@verstat/ui/text-input'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { fieldId } from './form-summary.tsx'
import type { ApiForm } from './use-api-form.ts'

/** Names that `FormField` accepts. The label of each field is the message `forms.label.{name}`. */
export const FIELD_NAMES = [
  'username',
  'email',
  'password',
  'passwordConfirmation',
  'currentPassword',
  'code',
  'firstname',
  'lastname',
  'phone',
  'locale',
  'companyName',
  'edrpou',
  'rnokpp',
  'acceptTerms',
  'topic',
  'name',
  'message',
] as const

export type FieldName = (typeof FIELD_NAMES)[number]

export type FormFieldProps = Omit<TextInputProps, 'name' | 'form' | 'children'> & {
  readonly form: ApiForm
  readonly name: FieldName
  readonly label?: ReactNode
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** Replaces the default text input. */
  readonly children?: (control: FieldControl & { readonly name: FieldName }) => ReactNode
}

export function FormField({ form, name, label, hint, optional, children, ...input }: FormFieldProps) {
  const { t } = usePage()
  const text = label ?? t(`forms.label.${name}`)
  return (
    <Field
      id={fieldId(form.id, name)}
      label={
        optional ? (
          <>
            {text} <span className="font-regular text-ink-soft">{t('forms.label.optional')}</span>
          </>
        ) : (
          text
        )
      }
      hint={hint}
      error={form.faults?.fields[name]}
    >
      {(control) =>
        children ? children({ ...control, name }) : <TextInput {...input} {...control} name={name} />
      }
    </Field>
  )
}

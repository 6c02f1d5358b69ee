import { Field, type FieldControl } from '@verstat/ui/field'
import { TextInput, type TextInputProps } from '@verstat/ui/text-input'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { fieldId } from './form-summary.tsx'
import type { ApiForm } from './use-api-form.ts'

/** The names that fields of our forms have; each has a label. */
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
  /** Another label than the usual one. */
  readonly label?: ReactNode
  readonly hint?: ReactNode
  /** May stay empty. */
  readonly optional?: boolean
  /** Another control than a line of text. */
  readonly children?: (control: FieldControl & { readonly name: FieldName }) => ReactNode
}

/** A field of a form with its label, what is wrong with it, and a mark when it may stay empty. */
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

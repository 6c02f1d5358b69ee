import { LOCALES, type LocaleCode, otherLocale } from '@verstat/i18n'
import { Languages } from '@verstat/ui/icons'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { FieldsForm, FormFields, TextName } from '../values/form-fields.ts'
import { ContactWarning } from './contact-warning.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

export type WrittenFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly names: Readonly<Record<LocaleCode, TextName<F>>>
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly maxLength: number
  /** Initial number of lines. Without it, the field has a single line. */
  readonly rows?: number
}

/** A text field in the language of the page. The user can add a field for the other language. */
export function WrittenField<F extends FormFields>(props: WrittenFieldProps<F>) {
  const { form, names, hint, optional, maxLength, rows } = props
  const { t, locale } = usePage()
  const other = otherLocale(locale)
  const [isOpen, setOpen] = useState(false)
  const hasOther = isOpen || form.fields[names[other]] !== '' || form.faults[names[other]] !== undefined

  function part(lang: LocaleCode) {
    const shared = {
      form,
      name: names[lang],
      lang: LOCALES[lang].htmlLang,
      maxLength,
      ...(lang === locale ? { hint, optional: optional ?? false } : { optional: true }),
    }
    return (
      <>
        {rows === undefined ? <TextField {...shared} /> : <TextAreaField {...shared} rows={rows} />}
        <ContactWarning text={String(form.fields[names[lang]])} />
      </>
    )
  }

  function add() {
    // Render the new field synchronously, so that text typed right after the click goes into this field.
    flushSync(() => setOpen(true))
    document.getElementById(fieldId(form.id, names[other]))?.focus()
  }

  return (
    <div className="grid gap-2">
      {part(locale)}
      {hasOther ? (
        <div className="grid gap-2 border-s-2 border-line ps-3">{part(other)}</div>
      ) : (
        <button
          type="button"
          onClick={add}
          className="text-link hidden min-h-8 items-center gap-1.5 justify-self-start text-13 js:inline-flex pointer-coarse:min-h-11"
        >
          <Languages size={15} />
          {t('placing.language.add')}
        </button>
      )}
    </div>
  )
}

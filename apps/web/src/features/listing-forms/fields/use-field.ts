import { otherLocale } from '@verstat/i18n'
import { useEffect } from 'react'
import type { PageContext } from '../../../lib/page-context.ts'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { FieldsForm, FormFields } from '../values/form-fields.ts'

/** What a field needs of its form: its place in the page, its words, and what is wrong with it. */
export function useField<F extends FormFields>(form: FieldsForm<F>, name: keyof F & string) {
  const { t } = usePage()
  return {
    id: fieldId(form.id, name),
    label: fieldLabel(t, name),
    error: form.faults[name],
    value: form.fields[name],
    set: (value: unknown) => form.set({ [name]: value } as Partial<F>),
  }
}

/** A field's name for people; undefined for one that has none of its own, such as a category's. */
export function fieldLabel(t: PageContext['t'], name: string): string | undefined {
  const [, path = name, lang] = /^(.+?)(?:\.(uk|en))?$/.exec(name) ?? []
  const key = `fields.form.${path.replaceAll(/\.\d+/g, '')}`
  if (!t.has(key)) return undefined
  const inOther = lang === otherLocale(t.locale)
  return inOther ? t('placing.language.other', { field: t(key) }) : t(key)
}

/** Tells the form what somebody typed before React was awake. */
export function useTypedEarly(
  formId: string,
  fields: FormFields,
  adopt: (typed: Readonly<Record<string, unknown>>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => {
    const element = document.getElementById(formId)
    const typed: Record<string, unknown> = {}
    for (const field of element instanceof HTMLFormElement ? element.elements : []) {
      if (field instanceof HTMLSelectElement) {
        const known = fields[field.name]
        if (typeof known === 'string' && field.value !== known) typed[field.name] = field.value
      }
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
      const known = fields[field.name]
      if (field.type === 'checkbox') {
        if (typeof known === 'boolean' && field instanceof HTMLInputElement && field.checked !== known) {
          typed[field.name] = field.checked
        }
      } else if (field.type === 'radio') {
        if (field instanceof HTMLInputElement && field.checked && known !== field.value) {
          typed[field.name] = field.value
        }
      } else if (typeof known === 'string' && isTyped(field, known)) typed[field.name] = field.value
    }
    adopt(typed)
  }, [])
}

/** What the server printed is not typed: sums and phones are shown in groups, and a textarea ends lines in its own way. */
function isTyped({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement, known: string): boolean {
  return value !== defaultValue && value !== known.replaceAll('\r\n', '\n')
}

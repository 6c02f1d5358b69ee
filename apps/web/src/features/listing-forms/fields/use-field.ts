import { otherLocale } from '@verstat/i18n'
import { useLayoutEffect } from 'react'
import type { PageContext } from '../../../lib/page-context.ts'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { FieldsForm, FormFields } from '../values/form-fields.ts'

export function useField<F extends FormFields, Name extends keyof F & string>(
  form: FieldsForm<F>,
  name: Name,
) {
  const { t } = usePage()
  return {
    id: fieldId(form.id, name),
    label: fieldLabel(t, name),
    error: form.faults[name],
    value: form.fields[name],
    set: (value: unknown) => form.set({ [name]: value } as Partial<F>),
  }
}

/** Returns the label of a field, or undefined for an extra field that a category defines. */
export function fieldLabel(t: PageContext['t'], name: string): string | undefined {
  const [, path = name, lang] = /^(.+?)(?:\.(uk|en))?$/.exec(name) ?? []
  const key = `fields.form.${path.replaceAll(/\.\d+/g, '')}`
  if (!t.has(key)) return undefined
  const inOther = lang === otherLocale(t.locale)
  return inOther ? t('placing.language.other', { field: t(key) }) : t(key)
}

/**
 * Reads what the user typed before hydration and passes these values to `adopt`. This is a layout effect, so that React
 * renders the adopted values before the form can receive an event: a press on «Save» that arrived before hydration must
 * not submit an empty form.
 */
export function useEarlyValues(
  formId: string,
  fields: FormFields,
  adopt: (typed: Readonly<Record<string, unknown>>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useLayoutEffect(() => {
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

/**
 * Returns whether the user has typed something other than `known`, the value in the form's state. A value that still
 * equals `defaultValue` was rendered by the server: it may be formatted, so it can differ from `known` although the user
 * has typed nothing.
 */
function isTyped({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement, known: string): boolean {
  return value !== defaultValue && value !== known.replaceAll('\r\n', '\n')
}

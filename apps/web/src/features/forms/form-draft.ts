import { isRecord } from '../../lib/storage/stored-json.ts'

/** Drafts are kept in `sessionStorage`, so the browser deletes a draft when its tab is closed. */
const key = (formId: string) => `draft:${formId}`

/** Fields with passwords or one-time codes, whose values are never stored. */
const SECRET = 'input[type=password], [autocomplete=one-time-code], [autocomplete*=password]'

/** Saves the typed values when the session has ended and the user must sign in again. */
export function saveDraft(formId: string, form: HTMLFormElement): void {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name)
    if (typeof value === 'string' && !(field instanceof Element && field.matches(SECRET)))
      values[name] = value
  }
  try {
    sessionStorage.setItem(key(formId), JSON.stringify(values))
  } catch {
    // The browser blocks storage, so the typed values are lost.
  }
}

/** Restores a saved draft once. A field that the user has changed in the meantime keeps its value. */
export function restoreDraft(formId: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(consumeDraft(formId))) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked === field.defaultChecked) field.checked = true
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value !== firstValue(field)) continue
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function firstValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = Array.from(field.options)
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value
}

function consumeDraft(formId: string): Readonly<Record<string, string>> {
  try {
    const text = sessionStorage.getItem(key(formId))
    sessionStorage.removeItem(key(formId))
    const value: unknown = JSON.parse(text ?? '{}')
    return isDraft(value) ? value : {}
  } catch {
    // The browser blocks storage, or the stored value is not a draft of a form.
    return {}
  }
}

function isDraft(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string')
}

import { isRecord } from '../../../lib/storage/stored-json.ts'

const key = (draft: string) => `offer-draft:${draft}`

/** Stores what is typed in this browser. Null forgets it. */
export function keepOfferDraft(draft: string, form: HTMLFormElement | null): void {
  try {
    if (!form) {
      localStorage.removeItem(key(draft))
      return
    }
    const values: Record<string, string> = {}
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
    localStorage.setItem(key(draft), JSON.stringify(values))
  } catch {
    // The browser blocks storage, so the draft lives as long as the page.
  }
}

/** Puts a stored draft into the fields of the form. */
export function readOfferDraft(draft: string, form: HTMLFormElement): void {
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(key(draft)) ?? 'null')
  } catch {
    return
  }
  if (!isRecord(stored)) return
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked =
        field.type === 'radio' ? stored[field.name] === field.value : stored[field.name] !== undefined
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const value = stored[field.name]
      if (typeof value === 'string') field.value = value
    }
  }
}

/** How many price steps a stored draft has. The form shows as many rows before it fills them. */
export function draftSteps(draft: string): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(draft)) ?? 'null')
    if (!isRecord(stored)) return 0
    return Object.keys(stored).filter((name) => /^price\.steps\.\d+\.from$/.test(name)).length
  } catch {
    return 0
  }
}

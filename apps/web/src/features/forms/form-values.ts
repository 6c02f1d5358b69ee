/** What stands in a form, by the names of its fields. */
export type FormValues = {
  /** As typed; '' when it is empty or absent. */
  readonly text: (name: string) => string
  /** null when it is empty: so a field is cleared. */
  readonly textOrNull: (name: string) => string | null
  readonly isTicked: (name: string) => boolean
}

export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    text,
    textOrNull: (name) => text(name).trim() || null,
    isTicked: (name) => data.has(name),
  }
}

export type FormValues = {
  /** '' when the field is empty or absent. */
  readonly text: (name: string) => string
  /** null when the field is empty, which clears it in the API. */
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

export type FormValues = {
  /** Returns '' when the field is empty or absent. */
  readonly text: (name: string) => string
  /** Returns null when the field is empty, because null clears the field in the API. */
  readonly textOrNull: (name: string) => string | null
  /** Returns undefined when the value is not one of `choices`. */
  readonly choice: <T extends string>(name: string, choices: readonly T[]) => T | undefined
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
    choice: (name, choices) => choices.find((choice) => choice === text(name)),
    textOrNull: (name) => text(name).trim() || null,
    isTicked: (name) => data.has(name),
  }
}

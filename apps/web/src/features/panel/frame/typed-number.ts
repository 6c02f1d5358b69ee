/** A typed whole number. Malformed text is passed on for the API to refuse. */
export function wholeNumberOf(typed: string): number {
  const text = typed.trim()
  return /^\d+$/.test(text) ? Number(text) : malformed(text)
}

/** Text in the place of a number: the API answers with an error of the field. */
export function malformed(text: string): number {
  const value: unknown = text
  return value as number
}

/** Parses a whole number. Malformed text is sent to the API unchanged, because the API explains the error. */
export function wholeNumberOf(typed: string): number {
  const text = typed.trim()
  return /^\d+$/.test(text) ? Number(text) : malformed(text)
}

/**
 * Returns the text with the type of a number, so that it can be sent. The API then answers with an error of the field.
 */
export function malformed(text: string): number {
  const value: unknown = text
  return value as number
}

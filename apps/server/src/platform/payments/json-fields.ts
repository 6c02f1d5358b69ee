/** JSON from a third party: every value must be checked before use. */
export type Fields = Readonly<Record<string, unknown>>

export function parseFields(text: string): Fields | null {
  try {
    return asFields(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export function asFields(value: unknown): Fields | null {
  return isFields(value) ? value : null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads a code that may be sent as a number or as a text. */
export function codeOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value)
}

export function instantOf(value: unknown): Date | undefined {
  const at = typeof value === 'string' ? new Date(value) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

/** Returns the last four digits of a masked card number. */
export function cardTail(mask: unknown): string | undefined {
  return /(\d{4})$/.exec(textOf(mask) ?? '')?.[1]
}

/** Removes the fields whose value is undefined, for types whose fields may be absent but must not be undefined. */
export function present<T extends Readonly<Record<string, unknown>>>(
  fields: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  // The cast is safe, because only undefined values were dropped.
  return Object.fromEntries(known) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
}

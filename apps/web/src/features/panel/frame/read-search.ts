type Search = Readonly<Record<string, unknown>>

/**
 * Returns a query parameter as text, or '' when the parameter is absent or not a string. The API validates the text.
 */
export function searchText(search: Search, name: string): string {
  const value = search[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns a query parameter when it is one of the allowed values, otherwise undefined. */
export function searchChoice<T extends string>(
  search: Search,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === search[name])
}

export function filled<T extends Record<string, string | undefined>>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [K in keyof T]?: Exclude<T[K], undefined | ''>
  }
}

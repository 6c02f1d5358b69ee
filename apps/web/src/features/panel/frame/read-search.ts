type Search = Readonly<Record<string, unknown>>

/** A query parameter as text; '' when absent or not a string. The API validates it. */
export function searchText(search: Search, name: string): string {
  const value = search[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A query parameter with a closed list of values; undefined for any other value. */
export function searchChoice<T extends string>(
  search: Search,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === search[name])
}

/** Drops undefined and empty values. */
export function filled<T extends Record<string, string | undefined>>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [K in keyof T]?: Exclude<T[K], undefined | ''>
  }
}

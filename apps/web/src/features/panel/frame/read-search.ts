type Search = Readonly<Record<string, unknown>>

/** One parameter of an address as text; '' when it is absent or no text. The API judges what stands in it. */
export function searchText(search: Search, name: string): string {
  const value = search[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The same where only some values have a meaning; undefined for any other. */
export function searchChoice<T extends string>(
  search: Search,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === search[name])
}

/** Leaves out what says nothing. */
export function filled<T extends Record<string, string | undefined>>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [K in keyof T]?: Exclude<T[K], undefined | ''>
  }
}

const WEIGHTS = ['A', 'B', 'C', 'D'] as const

/** PostgreSQL's text of a tsvector: each lexeme with one position for each field it stands in. */
export function searchVector(
  lexemes: ReadonlyMap<string, ReadonlySet<number>>,
  tags: readonly string[],
): string {
  const words = [...lexemes].map(([lexeme, places]) => {
    const positions = [...places]
      .toSorted((a, b) => a - b)
      .map((place) => `${place + 1}${WEIGHTS[place] ?? 'D'}`)
    return `${quoteLexeme(lexeme)}:${positions.join(',')}`
  })
  return [...words, ...tags.map(quoteLexeme)].join(' ')
}

/** A lexeme as it stands in the text of a tsvector or a tsquery. Whatever it holds, it cannot become syntax. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

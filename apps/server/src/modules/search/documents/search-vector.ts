const WEIGHTS = ['A', 'B', 'C', 'D']

/** For each bit mask of fields, the positions and weights in a tsvector, such as `1A,4D`. */
const POSITIONS = Array.from({ length: 16 }, (_, bits) =>
  WEIGHTS.flatMap((weight, place) => ((bits >> place) & 1 ? [`${place + 1}${weight}`] : [])).join(','),
)

/** Builds the text of a tsvector. A lexeme has one position for each field in which it occurs. */
export function searchVector(lexemes: ReadonlyMap<string, number>, tags: readonly string[]): string {
  const words = tags.map(quoteLexeme)
  for (const [lexeme, places] of lexemes) words.push(`${quoteLexeme(lexeme)}:${POSITIONS[places] ?? ''}`)
  return words.join(' ')
}

/** Quotes a lexeme for the text of a tsvector or tsquery, so that the lexeme cannot inject syntax. */
export function quoteLexeme(lexeme: string): string {
  return /['\\]/.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`
}

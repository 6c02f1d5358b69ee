const WEIGHTS = ['A', 'B', 'C', 'D']

/** Positions and weights, such as `1A,4D`, for each bit mask of fields. */
const POSITIONS = Array.from({ length: 16 }, (_, bits) =>
  WEIGHTS.flatMap((weight, place) => ((bits >> place) & 1 ? [`${place + 1}${weight}`] : [])).join(','),
)

/** Builds a tsvector literal: each lexeme gets one position per field of its bit mask. */
export function searchVector(lexemes: ReadonlyMap<string, number>, tags: readonly string[]): string {
  const words = tags.map(quoteLexeme)
  for (const [lexeme, places] of lexemes) words.push(`${quoteLexeme(lexeme)}:${POSITIONS[places] ?? ''}`)
  return words.join(' ')
}

/** Quotes a lexeme for a tsvector or tsquery literal, so that it cannot inject syntax. */
export function quoteLexeme(lexeme: string): string {
  return /['\\]/.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`
}

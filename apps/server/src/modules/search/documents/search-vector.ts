const WEIGHTS = ['A', 'B', 'C', 'D']

/** `:1A,4D` for each set of fields, by its bits. */
const POSITIONS = Array.from({ length: 16 }, (_, bits) =>
  WEIGHTS.flatMap((weight, place) => ((bits >> place) & 1 ? [`${place + 1}${weight}`] : [])).join(','),
)

/** PostgreSQL's text of a tsvector: each lexeme with one position for each field it stands in, by their bits. */
export function searchVector(lexemes: ReadonlyMap<string, number>, tags: readonly string[]): string {
  const words = tags.map(quoteLexeme)
  for (const [lexeme, places] of lexemes) words.push(`${quoteLexeme(lexeme)}:${POSITIONS[places] ?? ''}`)
  return words.join(' ')
}

/** A lexeme as it stands in the text of a tsvector or a tsquery. Whatever it holds, it cannot become syntax. */
export function quoteLexeme(lexeme: string): string {
  return /['\\]/.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`
}

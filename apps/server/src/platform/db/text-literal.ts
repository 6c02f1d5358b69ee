import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

/**
 * Returns a text as a literal, for statements that cannot have parameters. It is safe for any text, also where a
 * database reads backslashes in literals (`standard_conforming_strings`), which the literals of the query builder are
 * not.
 */
export function textLiteral(text: string): RawBuilder<string> {
  return sql.raw(pg.escapeLiteral(text))
}

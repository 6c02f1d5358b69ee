import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { DirectoryContext } from '../directory-context.ts'

/**
 * Runs a statement prepared by name, once per connection, because planning over all indexes of a list takes longer
 * than running it. Not for statements with many different texts.
 */
export async function runPrepared<Row extends QueryResultRow>(
  ctx: Pick<DirectoryContext, 'db' | 'pool'>,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(ctx.db)
  const name = createHash('sha1').update(text).digest('hex')
  const { rows } = await ctx.pool.query<Row>({ name, text, values: [...parameters] })
  return rows
}

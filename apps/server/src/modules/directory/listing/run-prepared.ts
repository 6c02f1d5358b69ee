import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { DirectoryContext } from '../directory-context.ts'

/**
 * Runs a recurring statement that is prepared by name, because planning over all indexes takes longer than running it.
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

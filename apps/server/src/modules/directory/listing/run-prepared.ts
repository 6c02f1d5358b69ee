import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { DirectoryContext } from '../directory-context.ts'

/**
 * Runs a statement that recurs with the same text, prepared once in each connection: planning it over all indexes of
 * a list takes longer than running it. Not for statements whose text takes many shapes.
 */
export async function runPrepared<Row>(
  ctx: Pick<DirectoryContext, 'db' | 'pool'>,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(ctx.db)
  const name = createHash('sha1').update(text).digest('hex')
  const { rows } = await ctx.pool.query({ name, text, values: [...parameters] })
  return rows as Row[]
}

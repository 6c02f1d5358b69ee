import pg, { type Pool } from 'pg'

export type CancellableOptions = {
  /**
   * PostgreSQL settings for this statement only, such as `statement_timeout`. Values are escaped, but names
   * are not. The settings and the statement are one message to the database, so the statement must contain its
   * values as literals.
   */
  readonly settings?: Settings
}

type Settings = Readonly<Record<string, string | number>>
type Query = { readonly text: string; readonly values: readonly unknown[] }

/**
 * Runs a query. When the signal aborts, the query is cancelled in the database and the signal's reason is
 * thrown. Only a cancellation needs a second connection.
 */
export async function queryCancellable<Row extends pg.QueryResultRow>(
  pool: Pool,
  query: Query,
  signal: AbortSignal | undefined,
  { settings }: CancellableOptions = {},
): Promise<Row[]> {
  signal?.throwIfAborted()
  const client: Connection = await pool.connect()
  let cancelling: Promise<unknown> | undefined
  const cancel = () => {
    // If the cancellation fails, the query simply runs to its end.
    cancelling = Promise.allSettled([cancelBackend(pool, client)])
  }
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', cancel, { once: true })
    return settings ? await runWith(client, settings, query) : await runPlain<Row>(client, query)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
    await cancelling
    // Drop the connection after a cancellation: a late cancellation could stop the connection's next query.
    client.release(cancelling !== undefined)
  }
}

async function runPlain<Row extends pg.QueryResultRow>(client: Connection, query: Query): Promise<Row[]> {
  const { rows } = await client.query<Row>(query.text, [...query.values])
  return rows
}

/** PostgreSQL runs the statements of one message in one transaction, so the settings end with it. */
async function runWith<Row extends pg.QueryResultRow>(
  client: Connection,
  settings: Settings,
  { text, values }: Query,
): Promise<Row[]> {
  if (values.length > 0) throw new Error('A statement with settings must contain its values as literals.')
  // For several statements, `pg` returns a list of results, which its types omit.
  const results = (await client.query(`${settingStatements(settings)}; ${text}`)) as unknown
  return (results as readonly pg.QueryResult<Row>[]).at(-1)?.rows ?? []
}

/** `pg` sets `processID`, but its types omit it. */
type Connection = pg.PoolClient & { readonly processID?: number | null }

function settingStatements(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(String(value))}`)
    .join('; ')
}

/** Opens a connection outside the pool, because a cancellation must also work when the pool is exhausted. */
async function cancelBackend(pool: Pool, client: Connection): Promise<void> {
  const canceller = new pg.Client(pool.options)
  await canceller.connect()
  try {
    await canceller.query('select pg_cancel_backend($1)', [client.processID ?? 0])
  } finally {
    await canceller.end()
  }
}

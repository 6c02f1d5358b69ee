import pg, { type Pool } from 'pg'

export type CancellableOptions = {
  /**
   * PostgreSQL settings for this statement only, such as `statement_timeout`. Values are escaped, but names
   * are not.
   */
  readonly settings?: Readonly<Record<string, string | number>>
}

/**
 * Runs a query. When the signal aborts, the query is cancelled in the database and the signal's reason is
 * thrown. Only a cancellation needs a second connection.
 */
export async function queryCancellable<Row extends pg.QueryResultRow>(
  pool: Pool,
  query: { readonly text: string; readonly values: readonly unknown[] },
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
  let isBroken = false
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', cancel, { once: true })
    if (settings) await client.query(`begin; ${settingStatements(settings)}`)
    const { rows } = await client.query<Row>(query.text, [...query.values])
    if (settings) await client.query('commit')
    return rows
  } catch (error) {
    isBroken = settings !== undefined
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
    await cancelling
    // Drop the connection after a cancellation or error: a late cancellation could stop the connection's next
    // query, or a transaction may still be open.
    client.release(cancelling !== undefined || isBroken)
  }
}

/** `pg` sets `processID`, but its types omit it. */
type Connection = pg.PoolClient & { readonly processID?: number | null }

function settingStatements(settings: Readonly<Record<string, string | number>>): string {
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

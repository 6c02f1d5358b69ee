import pg, { type Pool } from 'pg'

export type CancellableOptions = {
  /** Settings for this statement alone, such as `statement_timeout`; the names are ours, the values are literals. */
  readonly settings?: Readonly<Record<string, string | number>>
}

/**
 * Runs a query that stops in the database when the signal aborts; throws the signal's reason then.
 * Costs one connection more than a plain query, only when it is aborted.
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
    // A cancellation that fails leaves the query to run to its end.
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
    // A late cancellation could strike whatever runs next on this connection, and a transaction may be left open.
    client.release(cancelling !== undefined || isBroken)
  }
}

/** `pg` sets the backend's process id, and its types leave it out. */
type Connection = pg.PoolClient & { readonly processID?: number | null }

function settingStatements(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(String(value))}`)
    .join('; ')
}

/** On a connection of its own: when every connection of the pool is busy, there is the more reason to cancel. */
async function cancelBackend(pool: Pool, client: Connection): Promise<void> {
  const canceller = new pg.Client(pool.options)
  await canceller.connect()
  try {
    await canceller.query('select pg_cancel_backend($1)', [client.processID ?? 0])
  } finally {
    await canceller.end()
  }
}

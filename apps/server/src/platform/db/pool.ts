import { Kysely, PostgresDialect } from 'kysely'
import pg, { type ClientConfig } from 'pg'
import type { DatabaseLog } from './embedded/postmaster.ts'
import { tracePool } from './trace-pool.ts'

export type DatabaseOptions = {
  readonly connection: ClientConfig
  readonly log: Pick<DatabaseLog, 'debug' | 'warn'>
  /** Maximum number of connections of this process; default 10. */
  readonly size?: number
  /** How long a query waits for a connection; default 5 s. */
  readonly connectMs?: number
  /** What traces call the database. Without a name, its statements are not traced. */
  readonly tracedAs?: string | undefined
}

/** `db` is for all queries. `pool` is only for the few frequent statements that are written as raw SQL. */
export type DatabaseHandle<Tables> = {
  readonly db: Kysely<Tables>
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool. It connects at the first query, and after an outage the next query reconnects. PostgreSQL's
 * `bigint` is parsed to a number (a value beyond 2^53 throws), and `date` to the text `YYYY-MM-DD`.
 */
export function createDatabase<Tables>(options: DatabaseOptions): DatabaseHandle<Tables> {
  const pool = new pg.Pool({
    ...options.connection,
    application_name: 'verstat',
    max: options.size ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Without this listener, a broken idle connection would end the process. The pool has already dropped the
  // connection.
  pool.on('error', (error) => {
    if (!pool.ending) options.log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  // The pool listens for errors of idle connections only. A connection that breaks between two queries of a
  // transaction must not end the process either. The next query on the connection fails and reports the
  // error.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.debug({ reason: error.message }, 'a database connection broke'))
  })
  if (options.tracedAs !== undefined) tracePool(pool, options.tracedAs)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      // Kysely does not close a pool that Kysely never used.
      if (!pool.ending) await pool.end()
    },
  }
}

const BIGINT_OID = 20
const DATE_OID = 1082

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && oid === BIGINT_OID) return toSafeInteger
  if (format !== 'binary' && oid === DATE_OID) return (text: string) => text
  return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

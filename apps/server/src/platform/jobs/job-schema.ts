import { Logger, runMigrations } from 'graphile-worker'
import pg, { type ClientConfig } from 'pg'

/** Brings the tables of the job queue up to date; several processes may call it at once. */
export async function migrateJobs(connection: ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, application_name: 'verstat migrate', max: 2 })
  // A connection that breaks is reported by the statement that was running on it.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}

import { Logger, runMigrations } from 'graphile-worker'
import pg, { type ClientConfig } from 'pg'

/** Migrates the tables of the job queue. Several processes may call this at once. */
export async function migrateJobs(connection: ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, application_name: 'verstat migrate', max: 2 })
  // A broken connection also rejects the statement that runs on the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}

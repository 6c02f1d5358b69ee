import type { ClientConfig } from 'pg'
import { migrateJobs } from '../jobs/job-schema.ts'
import { migrate } from './migrate.ts'

/**
 * Migrates our tables and the tables of the job queue. Returns the names of our migrations that were applied.
 */
export async function prepareDatabase(connection: ClientConfig): Promise<string[]> {
  const applied = await migrate(connection)
  await migrateJobs(connection)
  return applied
}

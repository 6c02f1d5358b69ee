import type { ClientConfig } from 'pg'
import { migrateJobs } from '../jobs/job-schema.ts'
import { migrate } from './migrate.ts'

/** Brings the whole database up to date: our tables and those of the job queue. Answers our migrations applied. */
export async function prepareDatabase(connection: ClientConfig): Promise<string[]> {
  const applied = await migrate(connection)
  await migrateJobs(connection)
  return applied
}

import { type QueryExecutorProvider, sql } from 'kysely'

/** Forgets jobs that were given up a week ago, and what they carried. */
export async function sweepJobs(db: QueryExecutorProvider): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
     where attempts >= max_attempts and locked_by is null and updated_at < now() - interval '7 days'))`.execute(
    db,
  )
}

import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Forgets jobs that were given up, and what they carried: after a week, which is for whoever looks for the cause, those
 * of `atOnce` without delay, because they carry secrets.
 */
export async function sweepJobs(
  db: QueryExecutorProvider,
  { atOnce }: { readonly atOnce: readonly string[] },
): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
     where attempts >= max_attempts and (locked_at is null or locked_at < now() - interval '4 hours')
       and (task_identifier = any(${atOnce}) or updated_at < now() - interval '7 days')))`.execute(db)
}

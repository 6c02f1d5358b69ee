import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Deletes jobs whose last attempt failed, with their payload. Jobs of the tasks `atOnce` are deleted
 * immediately, because their payload contains secrets. Other failed jobs are kept for a week for
 * investigation. Returns how many jobs of `atOnce` were deleted.
 */
export async function sweepJobs(
  db: QueryExecutorProvider,
  { atOnce }: { readonly atOnce: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ id: string; task: string }>`
    select id, task_identifier as task from graphile_worker.jobs
     where attempts >= max_attempts and (locked_at is null or locked_at < now() - interval '4 hours')
       and (task_identifier = any(${atOnce}) or updated_at < now() - interval '7 days')`.execute(db)
  if (rows.length === 0) return 0
  await sql`select graphile_worker.complete_jobs(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  return rows.filter(({ task }) => atOnce.includes(task)).length
}

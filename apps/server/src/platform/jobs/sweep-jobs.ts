import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Forgets jobs that were given up, and what they carried: after a week, which is for whoever looks for the cause, those
 * of `atOnce` without delay, because they carry secrets. Answers how many of these there were.
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

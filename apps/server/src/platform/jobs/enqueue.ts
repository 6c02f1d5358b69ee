import { type QueryExecutorProvider, sql } from 'kysely'
import { withTraceparent } from './job-trace.ts'

export type EnqueueOptions = {
  /** Total number of attempts, with growing delays. The default of 20 attempts takes 2.7 days. */
  readonly attempts?: number
}

/**
 * Adds a job to the queue in the caller's transaction. The job runs only if the transaction commits. The
 * payload must be JSON.
 */
export async function enqueue(
  db: QueryExecutorProvider,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  { attempts = 20 }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${task}::text, payload => ${JSON.stringify(withTraceparent(payload))}::json, max_attempts => ${attempts}::int)`.execute(
    db,
  )
}

import { type QueryExecutorProvider, sql } from 'kysely'

export type EnqueueOptions = {
  /** How often it is tried in all, each time after a longer wait; 20 takes 2.7 days. */
  readonly attempts?: number
}

/**
 * Puts a job into the queue in the caller's transaction: it runs if and when that commits. The payload is JSON.
 */
export async function enqueue(
  db: QueryExecutorProvider,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  { attempts = 20 }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${task}::text, payload => ${JSON.stringify(payload)}::json, max_attempts => ${attempts}::int)`.execute(
    db,
  )
}

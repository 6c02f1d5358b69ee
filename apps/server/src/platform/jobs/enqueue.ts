import { type QueryExecutorProvider, sql } from 'kysely'

export type EnqueueOptions = {
  /** Total attempts, with growing delays; the default 20 spans 2.7 days. */
  readonly attempts?: number
}

/** Enqueues a job in the caller's transaction: it runs if and when that commits. The payload must be JSON. */
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

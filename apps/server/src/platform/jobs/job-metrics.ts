import type { Pool } from 'pg'
import { gauge, type Metric } from '../http/metrics.ts'

/**
 * Returns the lengths of the queues. In a healthy install they are near zero again within seconds after a
 * change.
 */
export async function jobMetrics(pool: Pool): Promise<readonly Metric[]> {
  const { rows } = await pool.query<QueueRow>(`
    select
      (select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= now()) as due,
      (select count(*) from graphile_worker.jobs where attempts > 0 and attempts < max_attempts) as retried,
      (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as given_up`)
  const [row] = rows
  if (!row) return []
  return [
    gauge('verstat_jobs_due', 'Letters and other jobs that may run now.', Number(row.due)),
    gauge('verstat_jobs_retried', 'Jobs that failed and are tried again.', Number(row.retried)),
    gauge('verstat_jobs_given_up', 'Jobs that failed for good.', Number(row.given_up)),
  ]
}

type QueueRow = Readonly<Record<'due' | 'retried' | 'given_up', string>>

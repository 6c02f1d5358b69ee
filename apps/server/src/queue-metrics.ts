import type { Pool } from 'pg'
import { gauge, type Metric } from './platform/http/metrics.ts'

/** What waits in the database: all of it is near zero within seconds of any change. */
export async function jobMetrics(pool: Pool): Promise<readonly Metric[]> {
  const { rows } = await pool.query<QueueRow>(`
    select
      (select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= now()) as due,
      (select count(*) from graphile_worker.jobs where attempts > 0 and attempts < max_attempts) as retried,
      (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as given_up,
      (select count(*) from realtime_outbox) as events,
      (select coalesce(extract(epoch from now() - min(created_at)), 0) from realtime_outbox) as behind`)
  const [row] = rows
  if (!row) return []
  return [
    gauge('verstat_jobs_due', 'Letters and other jobs that may run now.', Number(row.due)),
    gauge('verstat_jobs_retried', 'Jobs that failed and are tried again.', Number(row.retried)),
    gauge('verstat_jobs_given_up', 'Jobs that failed for good.', Number(row.given_up)),
    gauge('verstat_realtime_events', 'Events that open pages are still to be told.', Number(row.events)),
    gauge('verstat_realtime_behind_seconds', 'Age of the oldest of them.', Number(row.behind)),
    gauge('verstat_database_waiting', 'Statements that wait for a connection.', pool.waitingCount),
  ]
}

type QueueRow = Readonly<Record<'due' | 'retried' | 'given_up' | 'events' | 'behind', string>>

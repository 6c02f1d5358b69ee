import type { Pool } from 'pg'
import { isDatabaseUnavailable } from '../http/database-errors.ts'
import { gauge, type Metric } from '../http/metrics.ts'
import { PRIMARY_TIMELINE } from './replicas/log-position.ts'

/** Returns no row on a server that only replays what another server writes. */
const ASK_TIMELINE = `select ${PRIMARY_TIMELINE} as timeline where not pg_is_in_recovery()`

/**
 * Returns what this process knows of the server that it writes to. Each promotion of a replica begins a new timeline, so
 * processes that report different ones write to two primaries. While the server is away no timeline is reported.
 */
export async function databaseMetrics(
  pool: Pick<Pool, 'query' | 'waitingCount'>,
): Promise<readonly Metric[]> {
  const timelines = await readTimelines(pool)
  return [
    gauge('verstat_database_up', 'Whether the database of this process answers.', timelines ? 1 : 0),
    {
      name: 'verstat_database_timeline',
      help: 'Timeline of the primary that this process writes to.',
      type: 'gauge',
      values: (timelines ?? []).map(({ timeline }) => ({ value: timeline })),
    },
    gauge('verstat_database_waiting', 'Statements that wait for a connection.', pool.waitingCount),
  ]
}

/** Returns null while the database is away. */
async function readTimelines(
  pool: Pick<Pool, 'query'>,
): Promise<readonly { readonly timeline: number }[] | null> {
  try {
    return (await pool.query<{ timeline: number }>(ASK_TIMELINE)).rows
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return null
  }
}

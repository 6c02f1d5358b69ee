import type { Pool } from 'pg'

/** Longer than any page stays open without a word from the server. */
const UNTOUCHED = '30 days'

/** Deletes publications that nobody can recover any more, and streams that nobody has published in for long. */
export async function sweepStreams(pool: Pool): Promise<void> {
  await pool.query('delete from realtime_publications where expires_at <= now()')
  await pool.query('delete from realtime_streams where touched_at < now() - $1::interval', [UNTOUCHED])
}

import type { Pool } from 'pg'

/** Longer than any page stays open without a message. */
const UNTOUCHED = '30 days'

/** Deletes expired publications, unused streams, and revocations of tokens that have expired by now. */
export async function sweepStreams(pool: Pool): Promise<void> {
  await pool.query('delete from realtime_publications where expires_at <= now()')
  await pool.query('delete from realtime_streams where touched_at < now() - $1::interval', [UNTOUCHED])
  await pool.query("delete from realtime_revocations where revoked_at < now() - interval '1 hour'")
}

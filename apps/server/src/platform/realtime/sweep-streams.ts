import type { Pool } from 'pg'

/** Streams that were unused for this time are deleted. No page stays open that long without a message. */
const UNTOUCHED = '30 days'

/**
 * Deletes expired publications, unused streams, and revocations that are no longer needed because the revoked
 * tokens have expired.
 */
export async function sweepStreams(pool: Pool): Promise<void> {
  await pool.query('delete from realtime_publications where expires_at <= now()')
  await pool.query('delete from realtime_streams where touched_at < now() - $1::interval', [UNTOUCHED])
  await pool.query("delete from realtime_revocations where revoked_at < now() - interval '1 hour'")
}

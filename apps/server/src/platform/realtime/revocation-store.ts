import type { Control } from '@verstat/realtime'
import type { Pool } from 'pg'

/** If the control message revokes a user's tokens, stores the revocation. */
export async function storeRevocation(pool: Pool, control: Control): Promise<void> {
  if (control.kind !== 'disconnect' || control.revokedAt === undefined) return
  await pool.query(
    `insert into realtime_revocations (user_id, revoked_at) values ($1, $2)
     on conflict (user_id) do update set revoked_at = greatest(realtime_revocations.revoked_at, excluded.revoked_at)`,
    [control.target.user, new Date(control.revokedAt)],
  )
}

/** Reads the revocations that were stored before this node started to listen. */
export async function readRevocations(pool: Pool): Promise<Control[]> {
  const { rows } = await pool.query<{ user_id: string; revoked_at: Date }>(
    'select user_id, revoked_at from realtime_revocations',
  )
  return rows.map(({ user_id: user, revoked_at: at }) => ({
    kind: 'disconnect',
    target: { user },
    code: 3500,
    reason: 'invalid token',
    revokedAt: at.getTime(),
  }))
}

import type { Pool } from 'pg'
import type { Actor } from '../../../platform/http/caller.ts'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { hashSecretToken, newSecretToken } from '../../../platform/security/secret-token.ts'
import type { AccountsContext, Db, Tx } from '../accounts-context.ts'

const DAY_MS = 86_400_000
const SLIDING_MS = 30 * DAY_MS
const ABSOLUTE_MS = 90 * DAY_MS
/** `last_seen_at` is updated at most once in this time. */
const SEEN_EVERY_MS = 60_000

export type NewSession = { readonly token: string; readonly expiresAt: Date }

/** Creates a session. Only this result contains the token, because the database stores only a hash of the token. */
export async function insert(
  tx: Tx,
  ctx: Pick<AccountsContext, 'now' | 'ip' | 'userAgent'>,
  userId: string,
): Promise<NewSession> {
  const now = ctx.now()
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + SLIDING_MS)
  await tx
    .insertInto('sessions')
    .values({
      id: uuidV7(now),
      user_id: userId,
      token_hash: hashSecretToken(token),
      ip: ctx.ip,
      user_agent: ctx.userAgent.slice(0, 300),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

const FIND = `select s.id, s.user_id, s.created_at, s.last_seen_at, s.expires_at, u.role, u.email_verified_at is not null as is_verified,
    f.confirmed_at is not null as has_factor
  from sessions s join users u on u.id = s.user_id left join second_factors f on f.user_id = u.id
 where s.token_hash = $1 and s.expires_at > $2 and u.blocked_at is null`

const SEE = `update sessions set last_seen_at = $2, expires_at = least($3, created_at + interval '90 days')
 where id = $1 and last_seen_at < $2`

type FoundRow = {
  readonly id: string
  readonly user_id: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  readonly role: Actor['role']
  readonly is_verified: boolean
  readonly has_factor: boolean
}

export type FoundSession = {
  readonly actor: Actor
  /** Until then the session needs neither its extension nor another look, unless something of the user changes. */
  readonly freshUntil: Date
}

/** Whether a text has the form of a session token. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/**
 * Finds the user of a session token with one indexed query. Returns null for an unknown or expired token. Using a
 * session extends it to 30 days from now, but never beyond 90 days after its start. The extension is written at most
 * once a minute.
 */
export async function findSession(pool: Pool, token: string, now: Date): Promise<FoundSession | null> {
  if (!isToken(token)) return null
  const { rows } = await pool.query<FoundRow>({
    name: 'session',
    text: FIND,
    values: [hashSecretToken(token), now],
  })
  const row = rows[0]
  if (!row) return null
  let seenAt = row.last_seen_at.getTime()
  let expiresAt = row.expires_at.getTime()
  if (now.getTime() - seenAt >= SEEN_EVERY_MS) {
    seenAt = now.getTime()
    expiresAt = Math.min(seenAt + SLIDING_MS, row.created_at.getTime() + ABSOLUTE_MS)
    await pool.query({ name: 'session seen', text: SEE, values: [row.id, now, new Date(expiresAt)] })
  }
  const actor: Actor = {
    userId: row.user_id,
    sessionId: row.id,
    role: row.role,
    isEmailVerified: row.is_verified,
    hasSecondFactor: row.has_factor,
  }
  return { actor, freshUntil: new Date(Math.min(seenAt + SEEN_EVERY_MS, expiresAt)) }
}

export async function list(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removeAll(tx: Tx, userId: string, exceptId?: string): Promise<void> {
  const sessions = tx.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptId === undefined ? sessions : sessions.where('id', '<>', exceptId)).execute()
}

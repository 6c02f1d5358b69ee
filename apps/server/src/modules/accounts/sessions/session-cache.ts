import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Actor } from '../../../platform/http/caller.ts'
import { createPersonCache } from '../../../platform/people/person-cache.ts'
import type { PersonLog } from '../../../platform/people/person-log.ts'
import { findSession, isToken } from './session.repository.ts'

export type SessionCache = {
  /** Returns the user of a token, or null when the token is wrong or expired. */
  readonly find: (token: string) => Promise<Actor | null>
  /** Returns the user of a token if it takes no query to know. */
  readonly known: (token: string) => Actor | undefined
}

const MAX_BYTES = 4 * 1024 * 1024
/** Estimated memory of a cached session. */
const SESSION_BYTES = 500

/**
 * Caches sessions, at most until their next use must be written down. A session that ends is forgotten at once in this
 * process, and in all others as soon as the database has told them.
 */
export function createSessionCache({
  pool,
  now,
  people,
}: {
  readonly pool: Pool
  readonly now: () => Date
  readonly people: PersonLog
}): SessionCache {
  const cache = createPersonCache<Actor>({ log: people, maxBytes: MAX_BYTES, now })
  // The memory of the process holds no token.
  const keyOf = (token: string) => hash('sha256', token)
  return {
    known: (token) => (isToken(token) ? cache.find(keyOf(token)) : undefined),
    async find(token) {
      if (!isToken(token)) return null
      const key = keyOf(token)
      const known = cache.find(key)
      if (known) return known
      const moment = people.moment()
      const found = await findSession(pool, token, now())
      if (!found) return null
      const { actor, freshUntil } = found
      const { userId } = actor
      cache.keep(key, { value: actor, userId, moment, until: freshUntil.getTime(), bytes: SESSION_BYTES })
      return actor
    },
  }
}

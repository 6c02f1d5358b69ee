import type { Pool } from 'pg'
import type { Gate } from '../../platform/http/answer-call.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PersonLog } from '../../platform/people/person-log.ts'
import { enforceLimit, LIMITS, networkOf } from './accounts.limits.ts'
import { isStaff, mayUsePanel } from './accounts.policy.ts'
import type { AccountsServices } from './accounts-context.ts'
import { createSessionCache, type SessionCache } from './sessions/session-cache.ts'

export type CallGate = Pick<Gate<unknown>, 'authenticate' | 'countWrongToken' | 'admitStaff' | 'wrote'> & {
  /** Returns the user of a token if it takes no query to know. */
  readonly known: SessionCache['known']
}

export function createCallGate({
  pool,
  now,
  people,
  accounts,
}: {
  readonly pool: Pool
  readonly now: () => Date
  readonly people: PersonLog
  readonly accounts: AccountsServices
}): CallGate {
  const sessions = createSessionCache({ pool, now, people })
  return {
    authenticate: sessions.find,
    known: sessions.known,
    // The caller's next request may come before the database has told what has changed.
    wrote: ({ userId }) => people.drop(userId),
    countWrongToken: (caller) => enforceLimit({ accounts }, LIMITS.wrongTokens, networkOf(caller)),
    admitStaff(actor) {
      if (mayUsePanel({ ...actor, isOpen: accounts.isOpen })) return
      throw new AppError(isStaff(actor) ? 'second_factor_missing' : 'forbidden')
    },
  }
}

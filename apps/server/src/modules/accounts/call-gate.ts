import type { Pool } from 'pg'
import type { Gate } from '../../platform/http/answer-call.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { enforceLimit, LIMITS, networkOf } from './accounts.limits.ts'
import { isStaff, mayUsePanel } from './accounts.policy.ts'
import type { AccountsServices } from './accounts-context.ts'
import { findActor } from './sessions/session.repository.ts'

export type CallGate = Pick<Gate<unknown>, 'authenticate' | 'countWrongToken' | 'admitStaff'>

export function createCallGate({
  pool,
  now,
  accounts,
}: {
  readonly pool: Pool
  readonly now: () => Date
  readonly accounts: AccountsServices
}): CallGate {
  return {
    authenticate: (token) => findActor(pool, token, now()),
    countWrongToken: (caller) => enforceLimit({ accounts }, LIMITS.wrongTokens, networkOf(caller)),
    admitStaff(actor) {
      if (mayUsePanel({ ...actor, isOpen: accounts.isOpen })) return
      throw new AppError(isStaff(actor) ? 'second_factor_missing' : 'forbidden')
    },
  }
}

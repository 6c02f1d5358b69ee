import type { TransactionStatus } from '@verstat/contract'
import type { Observation } from '../../../../platform/payments/payment-provider.ts'
import {
  type AttemptFacts,
  addObservation,
  attemptStatus,
  type Doubt,
  doubtsOf,
  LIVE_STATUSES,
  type RequestedPayment,
  returnedOf,
} from './attempt-facts.ts'
import { type Entry, ledgerDelta } from './ledger.ts'
import type { SettledAttempt, Settlement } from './settlement.ts'

export type Settled = {
  readonly after: Settlement
  /** The list is empty when no amounts changed. */
  readonly entries: readonly Entry[]
  /** The key identifies the amounts of the attempt. Entries with the same key are posted only once. */
  readonly key: string
}

/**
 * Returns the settlement after an observation. `canGrant` says whether the purchase can still be granted. The
 * function is pure: the same observations, in any order and repeated, give the same settlement and ledger.
 */
export function settle(
  before: Settlement,
  attemptId: string,
  observation: Observation,
  canGrant: boolean,
): Settled {
  return settleFacts(
    before,
    attemptId,
    (facts, requested) => addObservation(facts, observation, requested),
    canGrant,
  )
}

/** Like `settle`, but for changes that no provider reports, such as a failed request or a closed checkout. */
export function settleFacts(
  before: Settlement,
  attemptId: string,
  change: (facts: AttemptFacts, requested: RequestedPayment) => AttemptFacts,
  canGrant: boolean,
): Settled {
  const attempts = before.attempts.map((attempt) =>
    attempt.id === attemptId ? { ...attempt, facts: change(attempt.facts, attempt.requested) } : attempt,
  )
  const attempt = attempts.find(({ id }) => id === attemptId)
  if (!attempt) throw new Error('the attempt is of another transaction')
  const wins = before.winner === null && attempt.facts.paid !== null
  const after: Settlement = {
    ...before,
    attempts,
    winner: wins ? attemptId : before.winner,
    outcome: wins ? (canGrant ? 'granted' : 'refused') : before.outcome,
  }
  const { paid, wrongMinor, refundedMinor, feeMinor, isChargedBack } = attempt.facts
  return {
    after,
    entries: ledgerDelta(before, after, attemptId),
    key: [attemptId, paid?.amountMinor ?? 0, wrongMinor, refundedMinor, feeMinor, isChargedBack].join('/'),
  }
}

/** Derives the status of a transaction from its payment attempts and from `closedAs`. */
export function transactionStatus({ attempts, winner, closedAs }: Settlement): TransactionStatus {
  const statuses = attempts.map(({ id, facts }) => ({ id, status: attemptStatus(facts) }))
  const won = statuses.find(({ id }) => id === winner)?.status
  if (won) {
    if (won === 'charged_back') return 'disputed'
    return won === 'refunded' || won === 'partially_refunded' ? won : 'paid'
  }
  const has = (...wanted: readonly string[]) => statuses.some(({ status }) => wanted.includes(status))
  if (has('processing', 'unknown', 'wrong_amount', 'sending')) return 'processing'
  if (closedAs !== null) return closedAs
  if (has('pending', 'requires_action', 'created')) return 'pending'
  return has('failed', 'expired', 'closed') ? 'failed' : 'created'
}

/** When staff clear the doubt, its `key` is stored. */
export type OpenDoubt = {
  readonly key: string
  readonly kind: Doubt['kind']
  readonly attemptId: string
}

/** Returns the doubts that staff have not cleared yet. */
export function openDoubts({ attempts, winner, outcome, cleared }: Settlement): readonly OpenDoubt[] {
  return attempts
    .flatMap(({ id, facts }) => {
      const isOwed = facts.paid !== null && returnedOf(facts).paidMinor < facts.paid.amountMinor
      const found = doubtsOf(facts)
      const owed: readonly Doubt[] =
        isOwed && (id !== winner || outcome === 'refused') ? [{ kind: 'owed', detail: '' }] : []
      return [...found, ...owed].map(({ kind, detail }) => ({
        key: `${id}/${kind}/${detail}`,
        kind,
        attemptId: id,
      }))
    })
    .filter(({ key }) => !cleared.includes(key))
}

export function needsReview(settlement: Settlement): boolean {
  return openDoubts(settlement).length > 0
}

/** Returns the attempts for which money may still arrive. */
export function liveAttempts({ attempts }: Settlement): readonly SettledAttempt[] {
  return attempts.filter(({ facts }) => LIVE_STATUSES.includes(attemptStatus(facts)))
}

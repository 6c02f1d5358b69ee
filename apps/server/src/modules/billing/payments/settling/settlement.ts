import type { AskedFor, AttemptFacts } from './attempt-facts.ts'

/** A transaction as far as money is concerned. Everything else about it is derived. */
export type Settlement = {
  readonly attempts: readonly SettledAttempt[]
  /** The attempt whose money counts; every other one that is paid is owed back. */
  readonly winner: string | null
  /** Whether the money bought what it was for, or came when that could no longer be had. */
  readonly outcome: 'open' | 'granted' | 'refused'
  readonly closedAs: 'cancelled' | 'expired' | null
  /** Names of the doubts that staff looked into and found settled. */
  readonly cleared: readonly string[]
}

export type SettledAttempt = {
  readonly id: string
  readonly provider: string
  readonly asked: AskedFor
  readonly facts: AttemptFacts
}

import type { AttemptFacts, RequestedPayment } from './attempt-facts.ts'

/** The payment state of a transaction; everything else is derived from it. */
export type Settlement = {
  readonly attempts: readonly SettledAttempt[]
  /** The attempt that counts as the payment. Money of all other attempts is owed to the payer. */
  readonly winner: string | null
  /** `refused`: the money arrived when the purchase could no longer be granted. */
  readonly outcome: 'open' | 'granted' | 'refused'
  readonly closedAs: 'cancelled' | 'expired' | null
  /** Keys of doubts that staff cleared. */
  readonly cleared: readonly string[]
}

export type SettledAttempt = {
  readonly id: string
  readonly provider: string
  readonly requested: RequestedPayment
  readonly facts: AttemptFacts
}

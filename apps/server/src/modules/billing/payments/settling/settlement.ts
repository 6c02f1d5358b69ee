import type { AttemptFacts, RequestedPayment } from './attempt-facts.ts'

/** The payment state of a transaction. The status, the review and the ledger are derived from this state. */
export type Settlement = {
  readonly attempts: readonly SettledAttempt[]
  /** The id of the attempt that counts as the payment. Money of all other attempts is owed to the payer. */
  readonly winner: string | null
  /** `refused` means that the money arrived when the purchase could no longer be granted. */
  readonly outcome: 'open' | 'granted' | 'refused'
  readonly closedAs: 'cancelled' | 'expired' | null
  /** The keys of the doubts that staff cleared. */
  readonly cleared: readonly string[]
}

export type SettledAttempt = {
  readonly id: string
  readonly provider: string
  readonly requested: RequestedPayment
  readonly facts: AttemptFacts
}

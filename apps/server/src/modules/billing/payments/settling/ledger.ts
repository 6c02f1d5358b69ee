import { returnedOf } from './attempt-facts.ts'
import type { Settlement } from './settlement.ts'

/** One line of a ledger posting. A positive amount is a debit. The lines of a posting sum to zero. */
export type Entry = { readonly account: string; readonly amountMinor: number }

/**
 * Returns the ledger entries for the change of one attempt. The balances are derived from the facts, so the number of
 * steps between the two states does not matter.
 */
export function ledgerDelta(before: Settlement, after: Settlement, attemptId: string): readonly Entry[] {
  const was = balances(before, attemptId)
  const is = balances(after, attemptId)
  const accounts = new Set([...was.keys(), ...is.keys()])
  return [...accounts]
    .map((account) => ({ account, amountMinor: (is.get(account) ?? 0) - (was.get(account) ?? 0) }))
    .filter(({ amountMinor }) => amountMinor !== 0)
}

/** Returns the balance of each account that follows from the facts of one attempt. */
export function balances({ attempts, winner, outcome }: Settlement, attemptId: string): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (account: string, amountMinor: number) =>
    sums.set(account, (sums.get(account) ?? 0) + amountMinor)
  const attempt = attempts.find(({ id }) => id === attemptId)
  if (!attempt) return sums
  const { facts, provider } = attempt
  const psp = `psp:${provider}`
  const paid = facts.paid?.amountMinor ?? 0
  // If the purchase was not granted for this money, the money belongs to the payer.
  const owed = winner === attemptId && outcome === 'granted' ? 'deferred_revenue' : 'customer_credit'
  add(psp, paid)
  add(owed, -paid)
  add(psp, facts.wrongMinor)
  add('suspense', -facts.wrongMinor)
  const returned = returnedOf(facts)
  add(psp, -returned.paidMinor - returned.wrongMinor)
  add(owed, returned.paidMinor)
  add('suspense', returned.wrongMinor)
  const isMoneyThere = paid + facts.wrongMinor > 0
  add(psp, isMoneyThere ? -facts.feeMinor : 0)
  add('psp_fee', isMoneyThere ? facts.feeMinor : 0)
  return sums
}

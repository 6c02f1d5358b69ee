import { returnedOf } from './attempt-facts.ts'
import type { Settlement } from './settlement.ts'

/** One line of a posting; positive is debit. The lines of a posting sum to zero. */
export type Entry = { readonly account: string; readonly amountMinor: number }

/**
 * What changed in the ledger between two states of a transaction, as far as one attempt is concerned. The balance of
 * each account is a function of what is known, so it does not matter in how many steps it was learnt.
 */
export function ledgerDelta(before: Settlement, after: Settlement, attemptId: string): readonly Entry[] {
  const was = balances(before, attemptId)
  const is = balances(after, attemptId)
  const accounts = new Set([...was.keys(), ...is.keys()])
  return [...accounts]
    .map((account) => ({ account, amountMinor: (is.get(account) ?? 0) - (was.get(account) ?? 0) }))
    .filter(({ amountMinor }) => amountMinor !== 0)
}

/** All balances that the facts of one attempt come to. */
export function balances({ attempts, winner, outcome }: Settlement, attemptId: string): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (account: string, amountMinor: number) =>
    sums.set(account, (sums.get(account) ?? 0) + amountMinor)
  const attempt = attempts.find(({ id }) => id === attemptId)
  if (!attempt) return sums
  const { facts, provider } = attempt
  const psp = `psp:${provider}`
  const paid = facts.paid?.amountMinor ?? 0
  // Money that bought nothing is the payer's.
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

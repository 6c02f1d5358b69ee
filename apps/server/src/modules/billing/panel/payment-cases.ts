import type {
  CaseVerdict,
  PaymentCaseKind,
  RouteOutput,
  getPanelTransaction as route,
} from '@verstat/contract'
import { heldMinor, returnedOf } from '../payments/settling/attempt-facts.ts'
import { openDoubts } from '../payments/settling/settle.ts'
import type { LoadedTransaction } from '../payments/transaction.repository.ts'
import type { RefundCaseRow } from '../refunds/refund-case.repository.ts'

type Case = RouteOutput<typeof route>['cases'][number]

/** The actions with which staff may resolve each kind of case. */
const VERDICTS: Readonly<Record<PaymentCaseKind, readonly CaseVerdict[]>> = {
  wrong_amount: ['refund', 'accept'],
  owed: ['refund'],
  foreign: ['close'],
  unlisted: ['close'],
  chargeback: ['close'],
  refused_after: ['refund', 'close'],
  unclear: ['close'],
  returned_unpaid: ['close'],
  listing_rejected: ['refund', 'close'],
  listing_blocked: ['refund', 'close'],
}

export function casesOf(loaded: LoadedTransaction, openCase: RefundCaseRow | undefined): readonly Case[] {
  const { attempts, row, settlement } = loaded
  const factsOf = (id: string | null) => attempts.find((attempt) => attempt.id === id)?.facts
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
  const doubts = openDoubts(settlement).map(({ key, kind, attemptId }): Case => {
    const facts = factsOf(attemptId)
    const held = facts ? heldMinor(facts) : 0
    const wrong = facts ? facts.wrongMinor - returnedOf(facts).wrongMinor : 0
    const verdicts = VERDICTS[kind].filter(
      (verdict) =>
        (verdict !== 'refund' || held > 0) &&
        (verdict !== 'accept' || (facts?.paid === null && facts.refundedMinor === 0)),
    )
    const amount = kind === 'wrong_amount' ? wrong : held
    return { key, kind, attemptId, amount: amount > 0 ? money(amount) : null, verdicts }
  })
  if (!openCase) return doubts
  const winner = factsOf(row.winner_id)
  return [
    ...doubts,
    {
      key: openCase.id,
      kind: `listing_${openCase.cause}`,
      attemptId: row.winner_id,
      amount: winner ? money(heldMinor(winner)) : null,
      verdicts: [...VERDICTS[`listing_${openCase.cause}`]],
    },
  ]
}

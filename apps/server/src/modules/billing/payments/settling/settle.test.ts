import type { ObservedStatus } from '@verstat/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Observation } from '../../../../platform/payments/payment-provider.ts'
import { addObservation, attemptStatus, doubtsOf, NO_FACTS } from './attempt-facts.ts'
import { balances } from './ledger.ts'
import { needsReview, settle, transactionStatus } from './settle.ts'
import type { Settlement } from './settlement.ts'

const requested = { amountMinor: 39_900, currency: 'UAH', isLive: true }
const seen = (status: ObservedStatus, more: Partial<Observation> = {}): Observation => ({
  status,
  trust: 2,
  isLive: true,
  amount: 39_900n,
  currency: 'UAH',
  ...more,
})
const empty = (ids: readonly string[], closedAs: Settlement['closedAs'] = null): Settlement => ({
  attempts: ids.map((id) => ({ id, provider: 'liqpay', requested, facts: { ...NO_FACTS, call: 'sent' } })),
  winner: null,
  outcome: 'open',
  closedAs,
  cleared: [],
})

const FIRST = [
  'open',
  'requires_action',
  'processing',
  'failed',
  'expired',
  'succeeded',
  'refunded',
  'chargeback',
] as const
/**
 * Each cell is the status after the observation of its row followed by the observation of its column. An exclamation
 * mark means that staff must decide.
 */
const CELLS = `
                 open             requires_action  processing  failed           expired          succeeded  refunded  chargeback
open             pending          requires_action  processing  failed           expired          succeeded  refunded  charged_back!
requires_action  requires_action  requires_action  processing  failed           expired          succeeded  refunded  charged_back!
processing       processing       processing       processing  failed           processing       succeeded  refunded  charged_back!
failed           failed           failed           failed      failed           failed           succeeded  refunded  charged_back!
expired          expired          expired          processing  failed           expired          succeeded  refunded  charged_back!
succeeded        succeeded        succeeded        succeeded   succeeded        succeeded        succeeded  refunded  charged_back!
refunded         refunded         refunded         refunded    refunded         refunded         refunded   refunded  charged_back!
chargeback       charged_back!    charged_back!    charged_back!  charged_back!  charged_back!  charged_back!  charged_back!  charged_back!
`

test('every pair of observations leads to the status in the table', () => {
  const [head = [], ...lines] = CELLS.trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/))
  expect(head).toEqual([...FIRST])
  expect(lines.map(([first]) => first)).toEqual([...FIRST])
  for (const [row, first] of FIRST.entries()) {
    const cells = lines[row]?.slice(1) ?? []
    for (const [column, second] of FIRST.entries()) {
      const facts = [first, second].reduce(
        (known, status) => addObservation(known, seen(status), requested),
        NO_FACTS,
      )
      const found = attemptStatus(facts) + (doubtsOf(facts).length > 0 ? '!' : '')
      expect(found, `${first} then ${second}`).toBe(cells[column])
    }
  }
})

test('a decline newer than the payment needs staff, an older one does not', () => {
  const paid = addObservation(NO_FACTS, seen('succeeded', { sequence: '5' }), requested)
  expect(doubtsOf(addObservation(paid, seen('failed', { sequence: '4' }), requested))).toEqual([])
  expect(doubtsOf(addObservation(paid, seen('failed', { sequence: '6' }), requested))).toHaveLength(1)
})

test('another sum grants nothing, is booked separately and needs staff', () => {
  const { after, entries } = settle(empty(['a']), 'a', seen('succeeded', { amount: 100n }), true)
  expect([transactionStatus(after), needsReview(after), after.outcome]).toEqual(['processing', true, 'open'])
  expect(entries).toEqual([
    { account: 'psp:liqpay', amountMinor: 100 },
    { account: 'suspense', amountMinor: -100 },
  ])
})

test('another currency or test money does not count', () => {
  for (const odd of [{ currency: 'EUR' }, { isLive: false }]) {
    const { after, entries } = settle(empty(['a']), 'a', seen('succeeded', odd), true)
    expect([transactionStatus(after), needsReview(after), entries]).toEqual(['pending', true, []])
  }
})

test('money for a cancelled transaction counts if it can still be granted', () => {
  const late = settle(empty(['a'], 'expired'), 'a', seen('succeeded'), true).after
  expect([transactionStatus(late), needsReview(late)]).toEqual(['paid', false])
  const tooLate = settle(empty(['a'], 'expired'), 'a', seen('succeeded'), false)
  expect([transactionStatus(tooLate.after), needsReview(tooLate.after)]).toEqual(['paid', true])
  expect(tooLate.entries).toContainEqual({ account: 'customer_credit', amountMinor: -39_900 })
})

test('a second payment is owed to the payer', () => {
  const once = settle(empty(['a', 'b']), 'a', seen('succeeded'), true).after
  const { after, entries } = settle(once, 'b', seen('succeeded'), true)
  expect([after.winner, needsReview(after)]).toEqual(['a', true])
  expect(entries).toContainEqual({ account: 'customer_credit', amountMinor: -39_900 })
  expect(needsReview(settle(after, 'b', seen('refunded'), true).after)).toBe(false)
})

const observation = fc.record(
  {
    attempt: fc.constantFrom('a', 'b'),
    status: fc.constantFrom<ObservedStatus>(...FIRST, 'partially_refunded', 'refund_pending', 'unknown'),
    sequence: fc.constantFrom('1', '2', '3', '4'),
    amount: fc.constantFrom(39_900n, 39_900n, 39_900n, 100n),
    refunded: fc.constantFrom(0n, 100n, 500n),
    fee: fc.constantFrom(0n, 700n),
    isLive: fc.constantFrom(true, true, true, true, false),
  },
  { requiredKeys: ['attempt', 'status', 'amount', 'isLive'] },
)

test('observations in any order and number give the same settlement and ledger', () => {
  fc.assert(
    fc.property(
      fc.array(observation, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(1_000), { minLength: 24, maxLength: 24 }),
      fc.boolean(),
      (observations, order, canGrant) => {
        const copies = [...observations, ...observations, ...observations]
        const shuffled = copies
          .map((each, index) => ({ each, key: order[index] ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each)
        const plain = run(observations, canGrant)
        const other = run(shuffled, canGrant)
        expect(other.told).toEqual(plain.told)
        expect(other.ledger).toEqual(plain.ledger)
      },
    ),
    { numRuns: 2_500 },
  )
})

type Seen = { readonly attempt: string } & Partial<Observation> & { status: ObservedStatus; isLive: boolean }

/** Applies the observations one by one and checks the ledger after each. */
function run(observations: readonly Seen[], canGrant: boolean) {
  const ledger = new Map<string, number>()
  const posted = new Set<string>()
  let settlement = empty(['a', 'b'])
  for (const { attempt, ...each } of observations) {
    const { after, entries, key } = settle(settlement, attempt, seen(each.status, each), canGrant)
    settlement = after
    expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
    if (entries.length > 0) {
      expect(posted).not.toContain(key)
      posted.add(key)
    }
    for (const { account, amountMinor } of entries)
      ledger.set(account, (ledger.get(account) ?? 0) + amountMinor)
  }
  const sums = new Map<string, number>()
  for (const { id } of settlement.attempts)
    for (const [account, sum] of balances(settlement, id)) sums.set(account, (sums.get(account) ?? 0) + sum)
  expect(nonZero(ledger)).toEqual(nonZero(sums))
  const isPaidTwice = settlement.attempts.every(({ facts }) => facts.paid !== null)
  const status = settlement.attempts.map(({ facts }) => attemptStatus(facts))
  // If both attempts are paid, the one that was reported first counts. So the order of the reports decides which ledger
  // account gets which amount, and the test compares the sum of both accounts.
  if (isPaidTwice) return { ledger: nonZero(mergedDebts(ledger)), told: { status } }
  return {
    ledger: nonZero(ledger),
    told: { status, review: needsReview(settlement), outcome: settlement.outcome },
  }
}

function nonZero(sums: ReadonlyMap<string, number>) {
  return [...sums].filter(([, sum]) => sum !== 0).toSorted()
}

function mergedDebts(ledger: ReadonlyMap<string, number>) {
  const merged = new Map(ledger)
  merged.set('deferred_revenue', (ledger.get('deferred_revenue') ?? 0) + (ledger.get('customer_credit') ?? 0))
  merged.delete('customer_credit')
  return merged
}

import type { DeclineClass, ObservedStatus } from '@verstat/contract'

/**
 * The outcomes of a test payment. On the checkout page, the payer types a card number or selects an outcome.
 */
export const SCENARIOS = [
  'approve',
  'decline',
  'noFunds',
  'cardExpired',
  'fraud',
  'confirm',
  'late',
  'early',
  'thrice',
  'reordered',
  'silent',
  'afterExpiry',
  'failedThenPaid',
  'refundedThenReplayed',
  'wrongAmount',
  'badSignature',
  'foreignReference',
  'renewalsFailTwice',
  'renewalsDead',
  'renewalsUnanswered',
  'renewalsNeverMade',
  'refundPending',
  'refundFails',
  'chargeback',
] as const
export type Scenario = (typeof SCENARIOS)[number]

/** Card numbers with a fixed outcome. Any other card number with a valid checksum is approved. */
export const SCENARIO_CARDS: Readonly<Record<string, Scenario>> = {
  '4242424242424242': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'noFunds',
  '4000000000000069': 'cardExpired',
  '4100000000000019': 'fraud',
  '4000000000003220': 'confirm',
}

export type Decline = { readonly code: string; readonly class: DeclineClass }

export type State = {
  /** The time in ISO 8601. */
  readonly at: string
  readonly status: ObservedStatus
  /** The refunded amount in kopecks, as text. */
  readonly refunded?: string
  readonly decline?: Decline
  readonly refunds?: readonly SandboxRefund[]
}

export type SandboxRefund = {
  readonly refundReference?: string
  /** The amount in kopecks, as text. */
  readonly amount: string
  readonly status: 'pending' | 'succeeded' | 'failed'
}

/** What happens some time after the payer's decision: the payment changes, a callback is sent, or both. */
export type Step = {
  readonly afterMs: number
  readonly state?: Omit<State, 'at'>
  readonly callback?: {
    readonly status: ObservedStatus
    readonly order: number
    readonly isForged?: boolean
    readonly addedKopecks?: bigint
    readonly isForeign?: boolean
    readonly decline?: Decline
    readonly isRefunded?: boolean
    readonly copies?: number
  }
}

const DECLINES: Readonly<Partial<Record<Scenario, Decline>>> = {
  decline: { code: 'do_not_honour', class: 'issuer' },
  noFunds: { code: 'insufficient_funds', class: 'soft' },
  cardExpired: { code: 'expired_card', class: 'hard' },
  fraud: { code: 'suspected_fraud', class: 'fraud' },
}

const CALLBACK_MS = 300
const SECOND_MS = 1_000

/**
 * Returns the steps after the payer's decision. `untilExpiryMs` is the time left until the checkout expires.
 */
export function planSteps(scenario: Scenario, amount: bigint, untilExpiryMs: number): readonly Step[] {
  const decline = DECLINES[scenario]
  if (decline) return failed(decline)
  const paid: Step = { afterMs: 0, state: { status: 'succeeded' } }
  const callbackAt = (afterMs: number, more: Partial<NonNullable<Step['callback']>> = {}): Step => ({
    afterMs,
    callback: { status: 'succeeded', order: 1, ...more },
  })
  const refunded = { status: 'refunded', refunded: String(amount) } as const
  switch (scenario) {
    case 'late':
      return [paid, callbackAt(30 * SECOND_MS)]
    case 'early':
      return [paid, callbackAt(0)]
    case 'thrice':
      return [paid, callbackAt(CALLBACK_MS, { copies: 3 })]
    case 'reordered':
      return [
        paid,
        callbackAt(CALLBACK_MS, { order: 2 }),
        callbackAt(2 * SECOND_MS, { status: 'processing', order: 1 }),
      ]
    case 'silent':
      return [paid]
    case 'afterExpiry': {
      const afterMs = Math.max(untilExpiryMs, 0) + 60 * SECOND_MS
      return [{ ...paid, afterMs }, callbackAt(afterMs)]
    }
    case 'failedThenPaid': {
      const first = { code: 'do_not_honour', class: 'issuer' } as const
      return [
        ...failed(first),
        { ...paid, afterMs: 3 * SECOND_MS },
        callbackAt(3 * SECOND_MS + CALLBACK_MS, { order: 2 }),
      ]
    }
    case 'refundedThenReplayed':
      return [
        paid,
        callbackAt(CALLBACK_MS),
        { afterMs: 5 * SECOND_MS, state: refunded },
        callbackAt(5 * SECOND_MS + CALLBACK_MS, { status: 'refunded', order: 2, isRefunded: true }),
        callbackAt(10 * SECOND_MS),
      ]
    case 'wrongAmount':
      return [paid, callbackAt(CALLBACK_MS, { addedKopecks: 1n })]
    case 'badSignature':
      return [paid, callbackAt(CALLBACK_MS, { isForged: true })]
    case 'foreignReference':
      return [paid, callbackAt(CALLBACK_MS, { isForeign: true })]
    case 'chargeback':
      return [
        paid,
        callbackAt(CALLBACK_MS),
        { afterMs: 120 * SECOND_MS, state: { status: 'chargeback' } },
        callbackAt(120 * SECOND_MS, { status: 'chargeback', order: 2 }),
      ]
    default:
      return [paid, callbackAt(CALLBACK_MS)]
  }
}

/**
 * Returns the steps of a later charge of a saved card. `charges` is the number of earlier charges of the
 * card.
 */
export function planCharge(scenario: Scenario, amount: bigint, charges: number): readonly Step[] {
  if (scenario === 'confirm') return [{ afterMs: 0, state: { status: 'requires_action' } }]
  if (scenario === 'renewalsDead') return failed({ code: 'token_revoked', class: 'hard' })
  if (scenario === 'renewalsFailTwice' && charges < 2)
    return failed({ code: 'insufficient_funds', class: 'soft' })
  return planSteps('approve', amount, 0)
}

function failed(decline: Decline): readonly Step[] {
  return [
    { afterMs: 0, state: { status: 'failed', decline } },
    { afterMs: CALLBACK_MS, callback: { status: 'failed', order: 1, decline } },
  ]
}

/** Returns the scenario and the last digits of a card number, or null when the number is invalid. */
export function cardScenario(typed: string): { readonly scenario: Scenario; readonly tail: string } | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !hasLuhnDigit(digits)) return null
  return { scenario: SCENARIO_CARDS[digits] ?? 'approve', tail: digits.slice(-4) }
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

import type { AttemptStatus, DeclineClass, PaymentCaseKind } from '@verstat/contract'
import type { Observation } from '../../../../platform/payments/payment-provider.ts'

/**
 * Everything known about one payment attempt. Facts only accumulate, so repeated reports and any order of reports
 * produce the same facts. The status is derived from the facts.
 */
export type AttemptFacts = {
  /** The state of our own request to the provider, before the provider reported anything. */
  readonly call: 'created' | 'sending' | 'sent' | 'unknown' | 'not_sent'
  readonly stage: { readonly status: Stage; readonly sequence: string } | null
  readonly paid: { readonly amountMinor: number; readonly sequence: string } | null
  readonly failure: {
    readonly sequence: string
    readonly code: string
    readonly class: DeclineClass
  } | null
  /** Money that was received in another amount than requested. */
  readonly wrongMinor: number
  /** An amount that differs from the requested amount and that staff accepted. */
  readonly acceptedMinor?: number
  /**
   * True when money was received in another currency, or when test money was received instead of real money or real
   * money instead of test money.
   */
  readonly isForeign: boolean
  readonly refundedMinor: number
  readonly feeMinor: number
  readonly isChargedBack: boolean
  readonly isExpired: boolean
  readonly isClosed: boolean
  /** True when the provider reported something that staff must examine. */
  readonly isUnclear: boolean
  /** True when the provider's statement contradicts the provider's callbacks and query results. */
  readonly isUnlisted?: boolean
}

type Stage = 'pending' | 'requires_action' | 'processing'

/** What the attempt requested. It is compared with what the provider reports. */
export type RequestedPayment = {
  readonly amountMinor: number
  readonly currency: string
  readonly isLive: boolean
}

export const NO_FACTS: AttemptFacts = {
  call: 'created',
  stage: null,
  paid: null,
  failure: null,
  wrongMinor: 0,
  isForeign: false,
  refundedMinor: 0,
  feeMinor: 0,
  isChargedBack: false,
  isExpired: false,
  isClosed: false,
  isUnclear: false,
}

const STAGE_RANK: Readonly<Record<Stage, number>> = { pending: 0, requires_action: 1, processing: 2 }

/** Adds a trusted report of the provider to the facts. */
export function addObservation(
  facts: AttemptFacts,
  observation: Observation,
  requested: RequestedPayment,
): AttemptFacts {
  const { status, sequence = '' } = observation
  const isForeign =
    observation.isLive !== requested.isLive ||
    (observation.currency !== undefined && observation.currency !== requested.currency)
  if (isForeign) return { ...facts, isForeign: true }
  const known = {
    ...facts,
    refundedMinor: Math.max(facts.refundedMinor, Number(observation.refunded ?? 0n)),
    feeMinor: Math.max(facts.feeMinor, Number(observation.fee ?? 0n)),
  }
  switch (status) {
    case 'open':
      return { ...known, stage: later(facts.stage, { status: 'pending', sequence }) }
    case 'requires_action':
    case 'processing':
      return { ...known, stage: later(facts.stage, { status, sequence }) }
    case 'succeeded':
      return received(known, observation, requested)
    // A refund implies that a payment was received before.
    case 'refund_pending':
    case 'partially_refunded':
      return received(known, observation, requested)
    case 'refunded':
      return received(
        {
          ...known,
          refundedMinor: Math.max(known.refundedMinor, Number(observation.refunded ?? requested.amountMinor)),
        },
        observation,
        requested,
      )
    case 'chargeback':
      return { ...received(known, observation, requested), isChargedBack: true }
    case 'failed':
      return { ...known, failure: laterFailure(facts.failure, observation) }
    case 'expired':
      return { ...known, isExpired: true }
    case 'unknown':
      return { ...known, isUnclear: true }
  }
}

/**
 * Adds the total that bank statements show for an attempt. The attempt is paid when the total equals the requested
 * amount, in any number of transfers. If the total differs, staff must decide.
 */
export function addBankTotal(
  facts: AttemptFacts,
  totalMinor: number,
  requested: RequestedPayment,
): AttemptFacts {
  if (facts.paid) return { ...facts, wrongMinor: totalMinor - facts.paid.amountMinor }
  if (totalMinor - facts.refundedMinor !== requested.amountMinor) return { ...facts, wrongMinor: totalMinor }
  const paid = { amountMinor: requested.amountMinor, sequence: '' }
  return { ...facts, paid, wrongMinor: totalMinor - requested.amountMinor }
}

/** Adds to the facts that staff accepted another amount than requested. */
export function acceptSum(facts: AttemptFacts): AttemptFacts {
  const amountMinor = facts.wrongMinor
  return { ...facts, acceptedMinor: amountMinor, wrongMinor: 0, paid: { amountMinor, sequence: '' } }
}

/** If the provider reports no amount, the report confirms the requested amount. */
function received(facts: AttemptFacts, observation: Observation, requested: RequestedPayment): AttemptFacts {
  const { sequence = '' } = observation
  const amountMinor = Number(observation.amount ?? requested.amountMinor)
  if (amountMinor !== requested.amountMinor && amountMinor !== facts.acceptedMinor) {
    return { ...facts, wrongMinor: Math.max(facts.wrongMinor, amountMinor) }
  }
  const isLater = facts.paid === null || sequence > facts.paid.sequence
  return isLater ? { ...facts, paid: { amountMinor, sequence } } : facts
}

function later(
  known: AttemptFacts['stage'],
  found: NonNullable<AttemptFacts['stage']>,
): AttemptFacts['stage'] {
  if (known === null || found.sequence > known.sequence) return found
  const isFurther = found.sequence === known.sequence && STAGE_RANK[found.status] > STAGE_RANK[known.status]
  return isFurther ? found : known
}

function laterFailure(
  known: AttemptFacts['failure'],
  { sequence = '', decline }: Observation,
): AttemptFacts['failure'] {
  const found = { sequence, code: decline?.code ?? 'declined', class: decline?.class ?? 'issuer' }
  if (known === null || sequence > known.sequence) return found
  // For equal sequences the choice must not depend on the order of arrival.
  return sequence === known.sequence && found.code > known.code ? found : known
}

/**
 * Derives the status from the facts. Received money overrides everything else. A decline overrides a pending report
 * unless the pending report is newer.
 */
export function attemptStatus(facts: AttemptFacts): AttemptStatus {
  const { paid, stage, failure } = facts
  if (paid) {
    if (facts.isChargedBack) return 'charged_back'
    const { paidMinor } = returnedOf(facts)
    if (paidMinor >= paid.amountMinor) return 'refunded'
    return paidMinor > 0 ? 'partially_refunded' : 'succeeded'
  }
  if (facts.wrongMinor > 0) return facts.refundedMinor < facts.wrongMinor ? 'wrong_amount' : 'closed'
  if (failure && !(stage && stage.sequence > failure.sequence)) return 'failed'
  // Whatever happened to the checkout, money may be in transit.
  if (stage?.status === 'processing') return 'processing'
  if (facts.isExpired) return 'expired'
  if (facts.isClosed) return 'closed'
  if (stage) return stage.status
  if (facts.isUnclear) return 'unknown'
  if (facts.call === 'not_sent') return 'failed'
  return facts.call === 'sent' ? 'pending' : facts.call
}

/** Splits the refunded amount. It first reduces the wrong amount that was received and then the paid amount. */
export function returnedOf({ paid, wrongMinor, refundedMinor, isChargedBack }: AttemptFacts): {
  readonly wrongMinor: number
  readonly paidMinor: number
} {
  const paidMinor = paid?.amountMinor ?? 0
  const wrongRefunded = Math.min(refundedMinor, wrongMinor)
  return {
    wrongMinor: wrongRefunded,
    paidMinor: isChargedBack ? paidMinor : Math.min(refundedMinor - wrongRefunded, paidMinor),
  }
}

/** The received amount minus the refunded amount. */
export function heldMinor(facts: AttemptFacts): number {
  const returned = returnedOf(facts)
  return (facts.paid?.amountMinor ?? 0) + facts.wrongMinor - returned.paidMinor - returned.wrongMinor
}

/** Something about an attempt that staff must examine. `detail` distinguishes later doubts of the same kind. */
export type Doubt = {
  readonly kind: Exclude<PaymentCaseKind, 'listing_rejected' | 'listing_blocked'>
  readonly detail: string
}

export function doubtsOf(facts: AttemptFacts): readonly Doubt[] {
  const { paid, failure, wrongMinor, refundedMinor } = facts
  const doubts: Doubt[] = []
  if (facts.isForeign) doubts.push({ kind: 'foreign', detail: '' })
  if (refundedMinor < wrongMinor) doubts.push({ kind: 'wrong_amount', detail: String(wrongMinor) })
  if (facts.isUnlisted) doubts.push({ kind: 'unlisted', detail: '' })
  if (facts.isChargedBack) doubts.push({ kind: 'chargeback', detail: '' })
  if (paid && failure && failure.sequence > paid.sequence) {
    doubts.push({ kind: 'refused_after', detail: failure.sequence })
  }
  if (!paid && wrongMinor === 0) {
    if (refundedMinor > 0) doubts.push({ kind: 'returned_unpaid', detail: String(refundedMinor) })
    if (facts.isUnclear && failure === null) doubts.push({ kind: 'unclear', detail: '' })
  }
  return doubts
}

/** Money may still arrive for an attempt in one of these statuses. */
export const LIVE_STATUSES: readonly AttemptStatus[] = [
  'created',
  'sending',
  'unknown',
  'pending',
  'requires_action',
  'processing',
]

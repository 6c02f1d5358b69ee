import type { AttemptStatus, DeclineClass, PaymentCaseKind } from '@verstat/contract'
import type { Observation } from '../../../../platform/payments/payment-provider.ts'

/**
 * Everything that was ever learnt of one attempt to pay. Facts are only added to, and learning the same again or in
 * another order leads to the same facts; the status is derived from them, so it cannot depend on the order either.
 */
export type AttemptFacts = {
  /** How our own request to the provider went, before anything was observed. */
  readonly call: 'created' | 'sending' | 'sent' | 'unknown' | 'not_sent'
  readonly stage: { readonly status: Stage; readonly sequence: string } | null
  readonly paid: { readonly amountMinor: number; readonly sequence: string } | null
  readonly failure: {
    readonly sequence: string
    readonly code: string
    readonly class: DeclineClass
  } | null
  /** Money that came, but not the sum that was asked for. */
  readonly wrongMinor: number
  /** Another sum than was asked for that staff let count. */
  readonly acceptedMinor?: number
  /** Money of another currency, or test money where real money is due, or the other way round. */
  readonly isForeign: boolean
  readonly refundedMinor: number
  readonly feeMinor: number
  readonly isChargedBack: boolean
  readonly isExpired: boolean
  /** Closed by us. */
  readonly isClosed: boolean
  /** The provider said something that only a person can judge. */
  readonly isUnclear: boolean
  /** The provider's statement says otherwise than its callbacks and answers. */
  readonly isUnlisted?: boolean
}

type Stage = 'pending' | 'requires_action' | 'processing'

/** What an attempt asked for, to compare with what came. */
export type AskedFor = { readonly amountMinor: number; readonly currency: string; readonly isLive: boolean }

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

/** The facts after an observation that may be believed. */
export function learn(facts: AttemptFacts, observation: Observation, asked: AskedFor): AttemptFacts {
  const { status, sequence = '' } = observation
  const isForeign =
    observation.isLive !== asked.isLive ||
    (observation.currency !== undefined && observation.currency !== asked.currency)
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
      return received(known, observation, asked)
    // Only what was paid can be returned.
    case 'refund_pending':
    case 'partially_refunded':
      return received(known, observation, asked)
    case 'refunded':
      return received(
        {
          ...known,
          refundedMinor: Math.max(known.refundedMinor, Number(observation.refunded ?? asked.amountMinor)),
        },
        observation,
        asked,
      )
    case 'chargeback':
      return { ...received(known, observation, asked), isChargedBack: true }
    case 'failed':
      return { ...known, failure: laterFailure(facts.failure, observation) }
    case 'expired':
      return { ...known, isExpired: true }
    case 'unknown':
      return { ...known, isUnclear: true }
  }
}

/**
 * The facts when bank statements show so much for an attempt in all: the sum that is due pays it, in however many
 * transfers it came; what is more or less waits for a person.
 */
export function learnReceived(facts: AttemptFacts, totalMinor: number, asked: AskedFor): AttemptFacts {
  if (facts.paid) return { ...facts, wrongMinor: totalMinor - facts.paid.amountMinor }
  if (totalMinor - facts.refundedMinor !== asked.amountMinor) return { ...facts, wrongMinor: totalMinor }
  const paid = { amountMinor: asked.amountMinor, sequence: '' }
  return { ...facts, paid, wrongMinor: totalMinor - asked.amountMinor }
}

/** The facts when staff let another sum than was asked for count as the payment. */
export function acceptSum(facts: AttemptFacts): AttemptFacts {
  const amountMinor = facts.wrongMinor
  return { ...facts, acceptedMinor: amountMinor, wrongMinor: 0, paid: { amountMinor, sequence: '' } }
}

/** Money that came. Without a sum the provider confirms what we asked for. */
function received(facts: AttemptFacts, observation: Observation, asked: AskedFor): AttemptFacts {
  const { sequence = '' } = observation
  const amountMinor = Number(observation.amount ?? asked.amountMinor)
  if (amountMinor !== asked.amountMinor && amountMinor !== facts.acceptedMinor) {
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
  // Two refusals of the same moment: which one is told must not depend on which came first.
  return sequence === known.sequence && found.code > known.code ? found : known
}

/** What the facts come to. Money beats everything, a refusal beats waiting unless the waiting is newer. */
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
  // Money may be under way, whatever became of the page.
  if (stage?.status === 'processing') return 'processing'
  if (facts.isExpired) return 'expired'
  if (facts.isClosed) return 'closed'
  if (stage) return stage.status
  if (facts.isUnclear) return 'unknown'
  if (facts.call === 'not_sent') return 'failed'
  return facts.call === 'sent' ? 'pending' : facts.call
}

/** Money that went back: first what should not have come, then what was paid. */
export function returnedOf({ paid, wrongMinor, refundedMinor, isChargedBack }: AttemptFacts): {
  readonly wrongMinor: number
  readonly paidMinor: number
} {
  const paidMinor = paid?.amountMinor ?? 0
  const wrongBack = Math.min(refundedMinor, wrongMinor)
  return {
    wrongMinor: wrongBack,
    paidMinor: isChargedBack ? paidMinor : Math.min(refundedMinor - wrongBack, paidMinor),
  }
}

/** All that came, less all that went back. */
export function heldMinor(facts: AttemptFacts): number {
  const returned = returnedOf(facts)
  return (facts.paid?.amountMinor ?? 0) + facts.wrongMinor - returned.paidMinor - returned.wrongMinor
}

/** Something about an attempt that a person must look at. `detail` tells it from a later one of its kind. */
export type Doubt = {
  readonly kind: Exclude<PaymentCaseKind, 'listing_rejected' | 'listing_blocked'>
  readonly detail: string
}

/** Everything about an attempt that a person must look at. */
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

/** Statuses in which money may still come or is on its way. */
export const LIVE_STATUSES: readonly AttemptStatus[] = [
  'created',
  'sending',
  'unknown',
  'pending',
  'requires_action',
  'processing',
]

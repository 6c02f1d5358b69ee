import { type OfferStatus, UNDECLINE_DAYS } from '@verstat/contract'
import { isSealed, type OfferedOrder } from '../../directory/index.ts'
import type { OfferRow } from './offer.repository.ts'
import { offerStatus } from './offer-status.ts'

export type OfferSide = 'customer' | 'producer' | 'moderator'

export type OfferMove = {
  readonly from: readonly OfferStatus[]
  readonly to: Exclude<OfferStatus, 'expired' | 'closed'>
  readonly who: OfferSide
  readonly when?: (offer: OfferRow, order: OfferedOrder, now: Date) => boolean
}

const DAY_MS = 86_400_000
/** Days after its last day for offers in which the customer of an expired order may accept. */
const LATE_ACCEPT_DAYS = 30
const ANY = ['sent', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed', 'expired'] as const

/** All changes of an offer's status that a person can make. The program closes offers and takes them back. */
export const OFFER_MOVES: readonly OfferMove[] = [
  { from: ['sent'], to: 'shortlisted', who: 'customer', when: isDeciding },
  { from: ['shortlisted'], to: 'sent', who: 'customer', when: isDeciding },
  { from: ['sent', 'shortlisted', 'expired'], to: 'declined', who: 'customer', when: isDeciding },
  { from: ['declined'], to: 'sent', who: 'customer', when: isRecentlyDeclined },
  { from: ['sent', 'shortlisted'], to: 'accepted', who: 'customer', when: mayAccept },
  { from: ['accepted'], to: 'sent', who: 'customer', when: isAwaiting },
  { from: ['sent', 'shortlisted', 'expired'], to: 'withdrawn', who: 'producer' },
  { from: ANY, to: 'blocked', who: 'moderator' },
  { from: ['blocked'], to: 'sent', who: 'moderator' },
]

/** The statuses that a side may set now. A blocked order freezes all moves but those of moderators. */
export function allowedMoves(
  offer: OfferRow,
  order: OfferedOrder,
  side: OfferSide,
  now: Date,
): OfferMove['to'][] {
  if (order.status === 'blocked' && side !== 'moderator') return []
  const status = offerStatus(offer, now)
  return OFFER_MOVES.filter(
    ({ from, who, when }) => who === side && from.includes(status) && (when?.(offer, order, now) ?? true),
  ).map(({ to }) => to)
}

/** Whether the producer may change the terms. */
export function mayRevise(offer: OfferRow, order: OfferedOrder, isAsked: boolean, now: Date): boolean {
  if (!['sent', 'shortlisted', 'expired'].includes(offerStatus(offer, now))) return false
  const wasOpened = order.offersOpen === 'atDeadline' && !isSealed(order, now)
  if (wasOpened) return false
  if (order.status === 'published') return true
  return isAsked && (order.status === 'paused' || order.status === 'expired')
}

export function mayConfirm(offer: OfferRow, order: OfferedOrder, now: Date): boolean {
  const status = offerStatus(offer, now)
  return (
    (status === 'sent' || status === 'shortlisted') &&
    offer.based_on_terms < order.termsVersion &&
    order.status !== 'blocked'
  )
}

/** Whether the customer may ask for a revision: nobody may revise a sealed offer after its opening. */
export function mayAsk(offer: OfferRow, order: OfferedOrder, asks: number, max: number, now: Date): boolean {
  const isOpen = ['sent', 'shortlisted', 'expired'].includes(offerStatus(offer, now))
  const takes = ['published', 'paused', 'expired'].includes(order.status)
  return isOpen && takes && order.offersOpen === 'atOnce' && asks < max
}

function isDeciding(_: OfferRow, order: OfferedOrder, now: Date): boolean {
  return ['published', 'paused', 'expired', 'awarded'].includes(order.status) && !isSealed(order, now)
}

function isRecentlyDeclined(offer: OfferRow, order: OfferedOrder, now: Date): boolean {
  const isRecent = now.getTime() - offer.status_at.getTime() <= UNDECLINE_DAYS * DAY_MS
  return isRecent && isDeciding(offer, order, now)
}

function mayAccept(_: OfferRow, order: OfferedOrder, now: Date): boolean {
  if (isSealed(order, now)) return false
  if (order.status === 'published' || order.status === 'paused') return true
  if (order.status !== 'expired' || order.expiresAt === null) return false
  return now.getTime() - order.expiresAt.getTime() <= LATE_ACCEPT_DAYS * DAY_MS
}

/** The acceptance can be taken back while the deal awaits the producer. */
function isAwaiting(_: OfferRow, order: OfferedOrder): boolean {
  return order.status === 'awarded' && order.confirmUntil !== null
}

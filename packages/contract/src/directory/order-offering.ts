import * as z from 'zod/mini'
import { CLOSE_REASONS, DECLINE_REASONS } from '../offers/offer-values.ts'
import { Id, Instant } from '../wire.ts'
import { OFFER_NEEDS } from './order-values.ts'

/** One's latest offer to an order that has ended, and why it did. */
export const EndedOffer = z.object({
  id: Id,
  number: z.int(),
  status: z.enum(['declined', 'withdrawn', 'closed', 'blocked']),
  /** Null for an offer that was withdrawn or blocked. */
  reason: z.nullable(z.enum([...DECLINE_REASONS, ...CLOSE_REASONS])),
  at: Instant,
})
export type EndedOffer = z.infer<typeof EndedOffer>

/** Whether a signed-in user may send an offer to an order. */
export const OrderOffering = z.object({
  /** What is missing. With nothing but `accept_nda`, or nothing at all, the user may send an offer. */
  needs: z.array(z.enum(OFFER_NEEDS)),
  /** The user's own offer that is neither withdrawn nor at its end. */
  offerId: z.nullable(Id),
  /** The number of that offer. */
  offerNumber: z.nullable(z.int()),
  /** The user's latest offer that has ended. Null if there is none. */
  last: z.nullable(EndedOffer),
  /** How many offers to this order the user may still send. */
  left: z.int(),
  /** The user's published producers, in whose name an offer can be sent. */
  producers: z.array(z.object({ id: Id, name: z.string() })),
})
export type OrderOffering = z.infer<typeof OrderOffering>

/** How a buyer has treated the offers to earlier orders. Shares are between 0 and 1. */
export const BuyerRecord = z.object({
  /** Orders that were published. */
  orders: z.int(),
  /** Share of the orders with offers that were awarded on this site. Only orders that are over count. */
  awardedShare: z.nullable(z.number()),
  /** Share of the orders with offers in which every offer got an answer. Only orders that are over count. */
  answeredShare: z.nullable(z.number()),
  /** Median of the hours from an offer to the first time the buyer read or decided it. */
  reactionHours: z.nullable(z.number()),
  /** Questions to open orders that have waited for more than two days. */
  unansweredQuestions: z.int(),
})
export type BuyerRecord = z.infer<typeof BuyerRecord>

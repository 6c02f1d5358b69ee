import type { RefundStatus } from '@verstat/contract'

export const REFUND_EVENTS = [
  /** A process has started to send the refund. */
  'taken',
  /** The provider certainly did not execute the refund. The refund will be sent again. */
  'unsent',
  /** The provider did not respond. The refund may have been executed. */
  'unanswered',
  /** The provider accepted the refund but has not executed it yet. */
  'accepted',
  'done',
  'refused',
  /** Staff confirmed that the money was not refunded. */
  'withdrawn',
] as const
export type RefundEvent = (typeof REFUND_EVENTS)[number]

/**
 * The next status by event and current status. A pair that is absent has no effect. `done` is accepted in every
 * status and is final, because a refund cannot be undone.
 */
const REFUND_MOVES: Readonly<Record<RefundEvent, Partial<Record<RefundStatus, RefundStatus>>>> = {
  taken: { requested: 'sending' },
  unsent: { sending: 'requested' },
  unanswered: { sending: 'unknown' },
  accepted: { requested: 'pending', sending: 'pending', unknown: 'pending' },
  done: {
    requested: 'succeeded',
    sending: 'succeeded',
    unknown: 'succeeded',
    pending: 'succeeded',
    to_transfer: 'succeeded',
    failed: 'succeeded',
    cancelled: 'succeeded',
  },
  refused: { requested: 'failed', sending: 'failed', unknown: 'failed', pending: 'failed' },
  withdrawn: { requested: 'cancelled', unknown: 'cancelled', pending: 'cancelled', to_transfer: 'cancelled' },
}

/** Returns undefined when the event has no effect. */
export function moveRefund(from: RefundStatus, event: RefundEvent): RefundStatus | undefined {
  return REFUND_MOVES[event][from]
}

/** In these statuses the refund may still be executed, so no other refund of the payment may start. */
export const OPEN_REFUNDS: readonly RefundStatus[] = [
  'requested',
  'sending',
  'unknown',
  'pending',
  'to_transfer',
]

import type { RefundStatus } from '@verstat/contract'

export const REFUND_EVENTS = [
  /** A process took it to send it. */
  'taken',
  /** Surely nothing happened there, and it is worth another try. */
  'unsent',
  /** No answer: it may have happened. */
  'unanswered',
  /** The provider took it and will do it. */
  'accepted',
  'done',
  'refused',
  /** Staff say that the money did not go back. */
  'withdrawn',
] as const
export type RefundEvent = (typeof REFUND_EVENTS)[number]

/**
 * Where each event leads from each status; absent: the event changes nothing there. That money went back is believed
 * from everywhere, for it is the one thing that cannot be undone; nothing leads back from it.
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

/** The status after an event; undefined when it changes nothing. */
export function moveRefund(from: RefundStatus, event: RefundEvent): RefundStatus | undefined {
  return REFUND_MOVES[event][from]
}

/** Statuses in which the money may still go back, so that no other refund of the same payment may begin. */
export const OPEN_REFUNDS: readonly RefundStatus[] = [
  'requested',
  'sending',
  'unknown',
  'pending',
  'to_transfer',
]

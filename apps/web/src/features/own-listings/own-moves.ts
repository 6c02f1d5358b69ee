import type { CallOptions, ListingKind, OrderStatus, ProducerStatus, Send } from '@verstat/contract'
import {
  deleteOrder,
  deleteProducer,
  renewOrder,
  restoreOrder,
  restoreProducer,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract/browser'
import { ownChanges } from '../../lib/realtime/own-changes.ts'
import type { ListingStatus } from './own-listings-query.ts'

export type OwnTarget = { readonly kind: ListingKind; readonly id: string; readonly status: ListingStatus }

/** An action of the owner that changes the status of a listing. Decisions of the staff are not included. */
export type OwnMove =
  | 'submit'
  | 'withdraw'
  | 'pause'
  | 'resume'
  | 'award'
  | 'takeBack'
  | 'complete'
  | 'cancel'
  | 'renew'

/**
 * Returns the moves that lead to one of the allowed statuses. The most likely move comes first. `renew` is added when
 * the deadline is near.
 */
export function ownMoves(
  status: ListingStatus,
  allowed: readonly ListingStatus[],
  endsSoon = false,
): OwnMove[] {
  const moves = MOVES.filter(
    ({ from, to }) => from.includes(status) && to.some((each) => allowed.includes(each)),
  ).map(({ move }) => move)
  return endsSoon ? ['renew', ...moves] : moves
}

/**
 * Changes the status of a listing. Throws `move_forbidden` when the status no longer allows this move, `quota_reached`
 * when the user already has the allowed number of free listings, and `email_not_verified` when the move needs a
 * verified e-mail address.
 */
export async function moveListing(
  send: Send,
  { kind, id }: OwnTarget,
  move: OwnMove,
  options: CallOptions,
): Promise<void> {
  ownChanges.note(id)
  if (move === 'renew') {
    await send(renewOrder, { id }, options)
    return
  }
  const status = TO[move]
  if (kind === 'order') await send(setOrderStatus, { id, status }, options)
  else await send(setProducerStatus, { id, status }, options)
}

/** Deletes a listing. The owner can restore it for 30 days. */
export async function deleteListing(
  send: Send,
  { kind, id }: OwnTarget,
  options: CallOptions,
): Promise<void> {
  ownChanges.note(id)
  if (kind === 'order') await send(deleteOrder, { id }, options)
  else await send(deleteProducer, { id }, options)
}

export async function restoreListing(
  send: Send,
  { kind, id }: OwnTarget,
  options: CallOptions,
): Promise<void> {
  ownChanges.note(id)
  if (kind === 'order') await send(restoreOrder, { id }, options)
  else await send(restoreProducer, { id }, options)
}

type MoveRule = {
  readonly move: OwnMove
  readonly from: readonly ListingStatus[]
  readonly to: readonly (OrderStatus | ProducerStatus)[]
}

const MOVES: readonly MoveRule[] = [
  { move: 'submit', from: ['draft', 'rejected'], to: ['pending'] },
  { move: 'renew', from: ['expired', 'cancelled'], to: ['published', 'pending'] },
  { move: 'resume', from: ['paused'], to: ['published'] },
  { move: 'complete', from: ['awarded'], to: ['completed'] },
  { move: 'takeBack', from: ['awarded'], to: ['published'] },
  { move: 'award', from: ['published', 'paused'], to: ['awarded'] },
  { move: 'pause', from: ['published'], to: ['paused'] },
  { move: 'withdraw', from: ['pending'], to: ['draft'] },
  { move: 'cancel', from: ['published', 'paused', 'awarded', 'pending'], to: ['cancelled'] },
]

/**
 * Status to which each move leads. A move that orders and producers have in common leads both to the same status.
 */
const TO: Readonly<Record<Exclude<OwnMove, 'renew'>, string>> = {
  submit: 'pending',
  withdraw: 'draft',
  pause: 'paused',
  resume: 'published',
  award: 'awarded',
  takeBack: 'published',
  complete: 'completed',
  cancel: 'cancelled',
}

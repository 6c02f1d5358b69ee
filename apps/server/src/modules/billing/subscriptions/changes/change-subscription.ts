import type { Updateable } from 'kysely'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { SubscriptionTable } from '../../billing.tables.ts'
import type { Tx } from '../../billing-context.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { allowedMoves, statusAt } from '../subscription.view.ts'
import { moveSubscription, type SubscriptionEvent } from './subscription-moves.ts'

type Columns = Omit<Updateable<SubscriptionTable>, 'id' | 'status' | 'order_id' | 'producer_id'>

/**
 * Applies an event to a locked subscription. Throws `move_forbidden` with the allowed events when the current status
 * forbids the event.
 */
export async function changeSubscription(
  tx: Tx,
  row: SubscriptionRow,
  event: SubscriptionEvent,
  columns: Columns,
  now: Date,
): Promise<void> {
  const ends = event === 'time_over' || event === 'free_follows'
  const status = moveSubscription(ends ? row.status : statusAt(row, now), event)
  if (!status) throw new AppError('move_forbidden', { allowed: allowedMoves(row, now) })
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({ ...columns, status, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', row.id)
    .execute()
}

import type { Order } from '@verstat/contract'
import { addDays, kyivDay, kyivDayStart } from '@verstat/i18n'

/** Whether nobody can read the offers to an order yet: they open together once its last day is over. */
export function isSealedOrder(
  { offersOpen, offersUntil, status }: Pick<Order, 'offersOpen' | 'offersUntil' | 'status'>,
  now: Date,
): boolean {
  const isOpen = status === 'published' || status === 'paused'
  return offersOpen === 'atDeadline' && isOpen && kyivDay(now) <= offersUntil
}

/** When the sealed offers to an order open: at the midnight in Kyiv after its last day. */
export function opensAt(offersUntil: string): string {
  return kyivDayStart(addDays(offersUntil, 1)).toISOString()
}

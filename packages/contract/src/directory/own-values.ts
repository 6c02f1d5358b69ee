import type { OrderStatus } from './order-values.ts'
import type { ProducerStatus } from './producer-values.ts'

/** Statuses that everybody who has the address may see. */
export const SEEN_STATUSES: readonly (OrderStatus | ProducerStatus)[] = [
  'published',
  'paused',
  'expired',
  'awarded',
  'completed',
]
/** Statuses in which nobody changes the words: what staff blocked, what is done, what was deleted. */
export const UNEDITABLE_STATUSES: readonly (OrderStatus | ProducerStatus)[] = [
  'completed',
  'blocked',
  'archived',
]
/** Days before the end of an order's term on which its owner is reminded. */
export const REMINDER_DAYS = [7, 1] as const

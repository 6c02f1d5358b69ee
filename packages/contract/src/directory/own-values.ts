import type { OrderStatus } from './order-values.ts'
import type { ProducerStatus } from './producer-values.ts'

/** Statuses in which the listing's page is public. */
export const PUBLIC_STATUSES: readonly (OrderStatus | ProducerStatus)[] = [
  'published',
  'paused',
  'expired',
  'awarded',
  'completed',
]
/** Statuses in which a listing cannot be edited: completed, blocked by staff, or deleted. */
export const UNEDITABLE_STATUSES: readonly (OrderStatus | ProducerStatus)[] = [
  'completed',
  'blocked',
  'archived',
]
/** Owners are reminded this many days before an order expires. */
export const REMINDER_DAYS = [7, 1] as const

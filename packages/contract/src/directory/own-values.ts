import type { OrderStatus } from './order-values.ts'
import type { ProducerStatus } from './producer-values.ts'

/** The page of a listing is public while the listing has one of these statuses. */
export const PUBLIC_STATUSES: readonly (OrderStatus | ProducerStatus)[] = [
  'published',
  'paused',
  'expired',
  'awarded',
  'completed',
]
/** A listing cannot be edited when it is completed, blocked by staff, or deleted (`archived`). */
export const UNEDITABLE_STATUSES: readonly (OrderStatus | ProducerStatus)[] = [
  'completed',
  'blocked',
  'archived',
]
/** An order's owner gets a reminder this many days before the order expires. */
export const REMINDER_DAYS = [7, 1] as const

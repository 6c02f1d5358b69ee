/**
 * `awaiting`: the producer has not confirmed yet. `declined`, `cancelled`, `lapsed` and `completed` are the ends.
 * `lapsed` and the completion by silence follow from the clock and may not be stored yet.
 */
export const DEAL_STATUSES = [
  'awaiting',
  'active',
  'delivered',
  'completed',
  'declined',
  'cancelled',
  'lapsed',
] as const
export type DealStatus = (typeof DEAL_STATUSES)[number]

export const DEAL_SIDES = ['customer', 'producer'] as const
export type DealSide = (typeof DEAL_SIDES)[number]

/** Days in which the producer confirms an accepted offer. */
export const CONFIRM_DAYS = 7
/** A delivered deal is completed when the customer says nothing for this many days. */
export const SILENCE_DAYS = 14
/** How often the customer may say that a delivered deal is not finished. */
export const DEAL_RETURNS_MAX = 3
export const DEAL_NOTE_MIN = 10
export const DEAL_NOTE_MAX = 1_000
/** Days for which the order of an ended deal may await offers again. */
export const REOPEN_DAYS = 14

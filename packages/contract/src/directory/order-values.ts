export const ORDER_TYPES = [
  'production',
  'tolling',
  'prototype',
  'supply',
  'services',
  'engineering',
] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** `expired` is never stored in the database. It is the status of a published order after its `expiresAt`. */
export const ORDER_STATUSES = [
  'draft',
  'pending',
  'published',
  'paused',
  'awarded',
  'completed',
  'expired',
  'cancelled',
  'rejected',
  'blocked',
  'archived',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const UNITS = ['pcs', 'kg', 't', 'm', 'm2', 'm3', 'l', 'set', 'hour', 'other'] as const
export type Unit = (typeof UNITS)[number]

export const REPEATS = ['once', 'monthly', 'quarterly', 'yearly'] as const
export const BUDGET_MODES = ['exact', 'range', 'request'] as const
export const BUDGET_PERS = ['total', 'unit'] as const
export const MATERIAL_BYS = ['customer', 'producer', 'agree'] as const
export const MESSENGERS = ['telegram', 'viber', 'whatsapp'] as const
export type Messenger = (typeof MESSENGERS)[number]
export const CONTACT_SHOWS = ['none', 'afterLogin', 'public'] as const
/** `shortlisted`: only producers whose offer the owner considers or accepted see the contact. */
export const ORDER_CONTACT_SHOWS = [...CONTACT_SHOWS, 'shortlisted'] as const
/** `invited`: only the owner, staff and invited producers see the order. */
export const VISIBILITIES = ['public', 'invited'] as const
/** Fields of an order that cannot change once somebody has sent an offer. */
export const ORDER_LOCKED_FIELDS = ['visibility', 'offersOpen', 'maxOffers', 'currency'] as const
/** `atDeadline`: until the last day for offers is over, even the owner sees only their number. */
export const OFFERS_OPENS = ['atOnce', 'atDeadline'] as const
/** How many offers an order may take at a time. */
export const MAX_OFFERS_MIN = 3
export const MAX_OFFERS_MAX = 50

/**
 * What a user still lacks to send an offer to an order. `accept_nda` keeps nobody from sending one: it says that the
 * order has closed files, which open after the agreement is accepted.
 */
export const OFFER_NEEDS = [
  'verify_email',
  'publish_producer',
  'own_order',
  'accept_nda',
  'invitation',
  'closed',
  'seats',
  'blocked',
] as const
export type OfferNeed = (typeof OFFER_NEEDS)[number]

export const ORDER_SORTS = ['newest', 'deadline', 'budget', 'quantity', 'size'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

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
export const ORDER_SORTS = ['newest', 'deadline', 'budget', 'quantity'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

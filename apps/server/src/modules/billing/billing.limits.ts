import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000

/** Limits purchases per user. Plans, renewals and boosts count together. */
export const PURCHASES: Limit = { name: 'purchases', max: 60, windowMs: HOUR_MS }

/**
 * Limits checkouts per purchase, because each checkout costs a request to the provider. The checkouts are counted in
 * the database.
 */
export const CHECKOUTS = { max: 20, windowMs: HOUR_MS }

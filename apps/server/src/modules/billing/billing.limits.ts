import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000

/** Purchases per user: plans, renewals and boosts together. */
export const PURCHASES: Limit = { name: 'purchases', max: 60, windowMs: HOUR_MS }

/** Checkouts per purchase, counted in the database. Each one costs a request to the provider. */
export const CHECKOUTS = { max: 20, windowMs: HOUR_MS }

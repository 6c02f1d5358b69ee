import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000

/** Purchases that one person may begin: plans, renewals and boosts together. */
export const PURCHASES: Limit = { name: 'purchases', max: 60, windowMs: HOUR_MS }

/** Checkouts of one purchase, each of which its provider is asked for; counted by its attempts, in any process. */
export const CHECKOUTS = { max: 20, windowMs: HOUR_MS }

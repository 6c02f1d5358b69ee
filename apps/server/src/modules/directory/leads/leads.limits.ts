import type { Limit } from '../../../platform/security/rate-limiter.ts'

const DAY_MS = 86_400_000

export const LEADS_LIMITS = {
  /** Per sender and listing. */
  messages: { name: 'listing messages', max: 3, windowMs: DAY_MS },
  /** Visitors counted per network and listing, so that changing the user agent gains little. */
  views: { name: 'listing views', max: 20, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>

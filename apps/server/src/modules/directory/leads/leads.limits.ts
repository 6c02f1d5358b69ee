import type { Limit } from '../../../platform/security/rate-limiter.ts'

const DAY_MS = 86_400_000

export const LEADS_LIMITS = {
  /** Messages of one person to one listing. */
  messages: { name: 'listing messages', max: 3, windowMs: DAY_MS },
  /** Visitors that one network may be for one listing: whoever changes the name of the browser gains little. */
  views: { name: 'listing views', max: 20, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>

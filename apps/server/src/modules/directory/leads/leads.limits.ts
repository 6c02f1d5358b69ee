import type { Limit } from '../../../platform/security/rate-limiter.ts'

const DAY_MS = 86_400_000

export const LEADS_LIMITS = {
  /** Messages from one sender to one listing. */
  messages: { name: 'listing messages', max: 3, windowMs: DAY_MS },
  /**
   * Counted views of one listing from one IP network. The limit exists because a visitor who changes the user agent is
   * counted again.
   */
  views: { name: 'listing views', max: 20, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>

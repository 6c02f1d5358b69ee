import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000

export const FEEDBACK_LIMITS = {
  /** With a solved challenge. */
  proven: { name: 'feedback proven', max: 20, windowMs: HOUR_MS },
  /** Without a challenge, as sent by forms without JavaScript. */
  unproven: { name: 'feedback unproven', max: 3, windowMs: HOUR_MS },
  address: { name: 'feedback address', max: 10, windowMs: HOUR_MS },
  challenges: { name: 'challenges', max: 200, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** Reports have their own limits, so that other messages do not block them. */
export const REPORT_LIMITS = {
  proven: { name: 'reports proven', max: 20, windowMs: HOUR_MS },
  unproven: { name: 'reports unproven', max: 3, windowMs: HOUR_MS },
  address: { name: 'reports address', max: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000

export const FEEDBACK_LIMITS = {
  /** The limit for senders who solved a proof-of-work challenge. */
  proven: { name: 'feedback proven', max: 20, windowMs: HOUR_MS },
  /**
   * The limit for senders who did not solve a proof-of-work challenge, such as users of the form without JavaScript.
   */
  unproven: { name: 'feedback unproven', max: 3, windowMs: HOUR_MS },
  address: { name: 'feedback address', max: 10, windowMs: HOUR_MS },
  challenges: { name: 'challenges', max: 200, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** Reports have separate limits, so that other messages cannot block reports. */
export const REPORT_LIMITS = {
  proven: { name: 'reports proven', max: 20, windowMs: HOUR_MS },
  unproven: { name: 'reports unproven', max: 3, windowMs: HOUR_MS },
  address: { name: 'reports address', max: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

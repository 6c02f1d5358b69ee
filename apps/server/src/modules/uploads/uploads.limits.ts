import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const UPLOAD_LIMITS = {
  /** Limits uploads by visitors per IP network. Above the limit, the visitor must solve a proof-of-work challenge. */
  visitor: { name: 'upload visitor', max: 40, windowMs: HOUR_MS },
  user: { name: 'upload user', max: 200, windowMs: HOUR_MS },
  /** These two limits count kilobytes instead of files. */
  visitorKilobytes: { name: 'upload visitor kilobytes', max: 400 * 1024, windowMs: DAY_MS },
  userKilobytes: { name: 'upload user kilobytes', max: 2 * 1024 * 1024, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>

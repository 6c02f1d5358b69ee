import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const UPLOAD_LIMITS = {
  /** Uploads by visitors per network. Above the limit a solved challenge is required. */
  visitor: { name: 'upload visitor', max: 40, windowMs: HOUR_MS },
  user: { name: 'upload user', max: 200, windowMs: HOUR_MS },
  /** Kilobytes. */
  visitorKilobytes: { name: 'upload visitor kilobytes', max: 400 * 1024, windowMs: DAY_MS },
  userKilobytes: { name: 'upload user kilobytes', max: 2 * 1024 * 1024, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>

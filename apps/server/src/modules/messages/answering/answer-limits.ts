import type { Limit } from '../../../platform/security/rate-limiter.ts'

export const ANSWER_LIMITS = {
  wrongCodes: { name: 'wrong answer codes', max: 30, windowMs: 15 * 60_000 },
} as const satisfies Record<string, Limit>

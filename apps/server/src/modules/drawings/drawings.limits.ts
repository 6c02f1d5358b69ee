import type { Limit } from '../../platform/security/rate-limiter.ts'

const HOUR_MS = 3_600_000

/** Opening is counted per person. Requests to owners are counted in the database: see `ask-for-files.ts`. */
export const DRAWING_LIMITS = {
  open: { name: 'open file', max: 200, windowMs: HOUR_MS },
  /** An archive may have 200 MB. */
  archive: { name: 'open archive', max: 20, windowMs: HOUR_MS },
  /** An owner changes the agreement of an order once or twice. */
  agreement: { name: 'replace agreement', max: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

import * as z from 'zod/mini'
import { FacetCount, Instant } from '../wire.ts'

/** What one's own listing has in a list beside what strangers see of it. */
export const ownListingFields = {
  counts: z.object({ views: z.int(), contacts: z.int() }),
  /** An edit that waits for approval, or was sent back with a reason. */
  revision: z.nullable(
    z.object({
      submittedAt: Instant,
      rejectedAt: z.nullable(Instant),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Until when a deleted one can be taken back. */
  restorableUntil: z.nullable(Instant),
}

/** As whom the caller manages a listing; absent for strangers. */
export const Access = z.optional(z.enum(['owner', 'staff']))

/** How many of one's own listings have each status, deleted ones as `archived`; statuses of none are left out. */
export const statusCounts = { statuses: z.array(FacetCount) }

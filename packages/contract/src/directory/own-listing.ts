import * as z from 'zod/mini'
import { FacetCount, Instant } from '../wire.ts'

/** Fields of the owner's list that the public list does not have. */
export const ownListingFields = {
  counts: z.object({ views: z.int(), contacts: z.int() }),
  /** A pending edit, or a rejected one with the reason. */
  revision: z.nullable(
    z.object({
      submittedAt: Instant,
      rejectedAt: z.nullable(Instant),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Deadline for restoring a deleted listing. */
  restorableUntil: z.nullable(Instant),
}

/** The caller's right to manage the listing; absent for everyone else. */
export const Access = z.optional(z.enum(['owner', 'staff']))

/** Number of the owner's listings by status; deleted ones count as `archived`, empty statuses are omitted. */
export const statusCounts = { statuses: z.array(FacetCount) }

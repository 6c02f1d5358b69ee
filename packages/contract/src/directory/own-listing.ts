import * as z from 'zod/mini'
import { FacetCount, Id, Instant } from '../wire.ts'

export const listingCounts = z.object({ views: z.int(), contacts: z.int() })

/** An edit that waits for approval. Until then, the page shows the old text. */
const revisionFields = {
  submittedAt: Instant,
  /** When a moderator rejected the edit. Null if the edit was not rejected. */
  rejectedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
}

/** Fields of a listing in the owner's list. The public list does not have these fields. */
export const ownListingFields = {
  counts: listingCounts,
  /** Why staff rejected or blocked the listing. */
  statusReason: z.nullable(z.string()),
  revision: z.nullable(z.object(revisionFields)),
  /** Until when a deleted listing can be restored. */
  restorableUntil: z.nullable(Instant),
}

/** Fields that only the owner and staff see when they read one listing. */
export const managedListingFields = {
  ownerId: z.nullable(Id),
  /** Why staff rejected or blocked the listing. */
  statusReason: z.nullable(z.string()),
  /** Whether the draft will be submitted automatically when the owner verifies the e-mail address. */
  submitWhenVerified: z.boolean(),
  revision: z.nullable(z.object({ changes: z.record(z.string(), z.unknown()), ...revisionFields })),
  /** Until when a deleted listing can be restored. */
  restorableUntil: z.nullable(Instant),
  version: z.int(),
}

/** Whether the caller may manage the listing as its owner or as staff. Absent for everyone else. */
export const Access = z.optional(z.enum(['owner', 'staff']))

/**
 * How many listings of the owner have each status. Deleted listings count as `archived`. A status without listings is
 * omitted.
 */
export const statusCounts = { statuses: z.array(FacetCount) }

import * as z from 'zod/mini'
import { FacetCount, Id, Instant } from '../wire.ts'

export const listingCounts = z.object({ views: z.int(), contacts: z.int() })

/** An edit that waits for approval while the old text stays online. */
const revisionFields = {
  submittedAt: Instant,
  /** Set when a moderator rejected the edit. */
  rejectedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
}

/** Fields of the owner's list that the public list does not have. */
export const ownListingFields = {
  counts: listingCounts,
  /** Why staff rejected or blocked it. */
  statusReason: z.nullable(z.string()),
  revision: z.nullable(z.object(revisionFields)),
  /** Deadline for restoring a deleted listing. */
  restorableUntil: z.nullable(Instant),
}

/** Fields of a complete listing that only those who manage it see. */
export const managedListingFields = {
  ownerId: z.nullable(Id),
  /** Why staff rejected or blocked it. */
  statusReason: z.nullable(z.string()),
  /** The draft is submitted automatically once the owner's e-mail is verified. */
  submitWhenVerified: z.boolean(),
  revision: z.nullable(z.object({ changes: z.record(z.string(), z.unknown()), ...revisionFields })),
  /** Deadline for restoring a deleted listing. */
  restorableUntil: z.nullable(Instant),
  version: z.int(),
}

/** The caller's right to manage the listing; absent for everyone else. */
export const Access = z.optional(z.enum(['owner', 'staff']))

/** Number of the owner's listings by status; deleted ones count as `archived`, empty statuses are omitted. */
export const statusCounts = { statuses: z.array(FacetCount) }

/** Audit actions of the module `directory`. */
export const LISTING_ACTIONS = [
  'listing.created',
  'listing.edited',
  'listing.status_changed',
  'listing.renewed',
  'listing.restored',
  'listing.claimed',
  'listing.revision_submitted',
  'listing.revision_withdrawn',
  'listing.revision_approved',
  'listing.revision_rejected',
  'listing.revision_reopened',
  'listing.approval_undone',
  'listing.verified',
  'listing.verification_ended',
] as const

/** Types of notices about listings and about requests for their contacts. */
export const LISTING_NOTICES = [
  'lead.received',
  'listing.submitted',
  'listing.approved',
  'listing.rejected',
  'listing.blocked',
  'listing.unblocked',
  'listing.revisionApproved',
  'listing.revisionRejected',
  'listing.decisionUndone',
  'listing.revisionReopened',
  'listing.verified',
  'listing.verificationEnded',
  'listing.editedByStaff',
  'listing.ending',
] as const

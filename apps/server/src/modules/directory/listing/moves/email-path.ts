import type { ListingKind } from '@verstat/contract'

/** E-mails and notices to the owner about the review of a listing. */
export type ListingEmailKind =
  | 'listingSubmitted'
  | 'listingApproved'
  | 'listingRejected'
  | 'listingBlocked'
  | 'listingUnblocked'
  | 'revisionApproved'
  | 'revisionRejected'
  | 'decisionUndone'
  | 'revisionReopened'
  | 'producerVerified'
  | 'verificationEnded'
  | 'editedByStaff'

/** Returns the path to which the e-mail and the notice lead, without the language prefix. */
export function emailPath(
  mail: ListingEmailKind,
  { kind, slug }: { readonly kind: ListingKind; readonly slug: string },
): string {
  switch (mail) {
    case 'listingSubmitted':
    case 'listingApproved':
    case 'listingUnblocked':
    case 'revisionApproved':
      return `/${kind}s/${slug}`
    // The link leads to the owner's list of listings, because the listing has no public page and nothing to edit.
    case 'listingBlocked':
    case 'decisionUndone':
      return `/user/advertisment?kind=${kind}`
    case 'listingRejected':
    case 'revisionRejected':
    case 'revisionReopened':
    case 'producerVerified':
    case 'verificationEnded':
    case 'editedByStaff':
      return `/user/advertisment/edit/${kind}/${slug}`
  }
}

/** A listing whose edit may wait for approval, in the shapes of the listing itself. */
type Revised = { readonly revision: { readonly changes: Readonly<Record<string, unknown>> } | null }

/** A listing as its owner wants it: with the edit that waits for approval, or was sent back, laid over it. */
export function withRevision<L extends Revised>(listing: L): L {
  return listing.revision ? { ...listing, ...listing.revision.changes } : listing
}

/** A listing with the pending edit, whose `changes` have the listing's own fields. */
type Revised = { readonly revision: { readonly changes: Readonly<Record<string, unknown>> } | null }

/** The listing with its pending or rejected edit applied. */
export function withRevision<L extends Revised>(listing: L): L {
  return listing.revision ? { ...listing, ...listing.revision.changes } : listing
}

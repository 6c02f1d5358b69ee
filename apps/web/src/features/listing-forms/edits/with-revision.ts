/** A listing with its pending edit. The names in `changes` are the names of the listing's own fields. */
type Revised = { readonly revision: { readonly changes: Readonly<Record<string, unknown>> } | null }

/** Returns the listing with the changes of its pending or rejected edit. */
export function withRevision<L extends Revised>(listing: L): L {
  return listing.revision ? { ...listing, ...listing.revision.changes } : listing
}

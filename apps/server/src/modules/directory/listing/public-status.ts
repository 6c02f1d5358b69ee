import type { ListingKind } from '@verstat/contract'

/**
 * The statuses in which everybody may open a listing; for strangers, all other listings do not exist, and an archived one
 * is gone. `is_public` in the database is the same rule, for statements; a test compares them.
 */
const PUBLIC_STATUSES: Readonly<Record<ListingKind, ReadonlySet<string>>> = {
  order: new Set(['published', 'paused', 'awarded', 'completed']),
  producer: new Set(['published', 'paused']),
}

export function isPublic(kind: ListingKind, status: string): boolean {
  return PUBLIC_STATUSES[kind].has(status)
}

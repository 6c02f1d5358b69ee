import type { ListingKind } from '@verstat/contract'

/**
 * Statuses in which a listing's page is public. For strangers all other listings are 404, archived ones 410. Must
 * match `is_public` in the database; a test compares them.
 */
const PUBLIC_STATUSES: Readonly<Record<ListingKind, ReadonlySet<string>>> = {
  order: new Set(['published', 'paused', 'awarded', 'completed']),
  producer: new Set(['published', 'paused']),
}

export function isPublic(kind: ListingKind, status: string): boolean {
  return PUBLIC_STATUSES[kind].has(status)
}

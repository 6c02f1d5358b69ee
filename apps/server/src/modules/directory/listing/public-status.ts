import type { ListingKind } from '@verstat/contract'

/**
 * Statuses in which a listing's page is public. In other statuses strangers get 404, or 410 for archived listings. The
 * SQL function `is_public` must agree with this list; a test compares both.
 */
const PUBLIC_STATUSES: Readonly<Record<ListingKind, ReadonlySet<string>>> = {
  order: new Set(['published', 'paused', 'awarded', 'completed']),
  producer: new Set(['published', 'paused']),
}

export function isPublic(kind: ListingKind, status: string): boolean {
  return PUBLIC_STATUSES[kind].has(status)
}

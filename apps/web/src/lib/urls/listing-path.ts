import type { OrderType } from '@verstat/contract'
import { ORDER_TYPES } from '@verstat/contract/browser'
import type { ListingFilter, ListingKind } from '@verstat/seo'

export { type ListingFilter, type ListingKind, listingPath } from '@verstat/seo'

export type ListingPath = ListingFilter & { readonly page: number }

/**
 * Parses the part of a list's path after `/orders/` or `/producers/`. Returns undefined when the path is invalid.
 * Without a page number, only the filter is returned, and the caller redirects to page 1.
 */
export function parseListingPath(kind: ListingKind, rest: string): ListingPath | ListingFilter | undefined {
  const segments = rest.split('/')
  if (segments.length % 2 !== 0) return undefined
  const found: { type?: OrderType; regionSlug?: string; categorySlug?: string; page?: number } = {}
  let last = -1
  for (let i = 0; i < segments.length; i += 2) {
    const [name = '', value = ''] = segments.slice(i, i + 2)
    const position = PARTS.indexOf(name)
    if (position <= last || value === '') return undefined
    last = position
    if (!readPart(found, kind, name, value)) return undefined
  }
  return found
}

const PARTS: readonly string[] = ['type', 'region', 'category', 'page']

function readPart(
  found: { type?: OrderType; regionSlug?: string; categorySlug?: string; page?: number },
  kind: ListingKind,
  name: string,
  value: string,
): boolean {
  if (name === 'type') {
    const type = ORDER_TYPES.find((known) => known === value)
    if (!type || kind !== 'orders') return false
    found.type = type
  } else if (name === 'region') found.regionSlug = value
  else if (name === 'category') found.categorySlug = value
  else if (/^[1-9]\d{0,8}$/.test(value)) found.page = Number(value)
  else return false
  return true
}

/**
 * Says whether a path segment can be the slug of a listing. Words that list paths use, such as `page`, cannot be slugs.
 */
export function isListingSlug(segment: string): boolean {
  return segment.length <= SLUG_MAX && !PARTS.includes(segment)
}

const SLUG_MAX = 200

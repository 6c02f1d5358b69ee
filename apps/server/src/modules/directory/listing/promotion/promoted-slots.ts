import { createHash } from 'node:crypto'
import { kyivDay } from '@verstat/i18n'

/**
 * Places of promoted listings among the rows of a page, counted from 1. The places are so far apart that a screen shows
 * at most one or two promoted listings.
 */
export const PROMOTED_PLACES = [1, 9, 17] as const

const PROMOTED_PER_PAGE = PROMOTED_PLACES.length

/**
 * Maximum number of promoted listings that the pages of one list show on one day. Further listings are shown on other
 * days, because each day starts at a different listing.
 */
export const PROMOTION_POOL = 300

/** Upper bound of the SQL function `promotion_hash`. */
const HASH_RANGE = 2 ** 28

/**
 * Promoted listings are read in the order of the hash of their ids. Returns the hash at which reading starts today (in
 * Kyiv).
 */
export function promotionStart(now: Date): number {
  return Number.parseInt(digest(kyivDay(now)).slice(0, 8), 16) % HASH_RANGE
}

/**
 * Picks the promoted listings of one page. The listings are shuffled once a day (in Kyiv). Each page continues where
 * the previous page ended. No listing occurs twice on a page.
 */
export function pickPromoted(
  ids: readonly string[],
  { page, now }: { readonly page: number; readonly now: Date },
): string[] {
  const day = kyivDay(now)
  const shuffled = ids
    .map((id) => ({ id, turn: digest(`${id} ${day}`) }))
    .toSorted((a, b) => (a.turn < b.turn ? -1 : 1))
  const first = (page - 1) * PROMOTED_PER_PAGE
  const count = Math.min(PROMOTED_PER_PAGE, ids.length)
  return Array.from({ length: count }, (_, slot) => shuffled[(first + slot) % ids.length]?.id ?? '')
}

/**
 * Returns the places of the promoted listings among the rows of a page. A promoted listing that is also in the list of
 * this page appears only at its promoted place. If the page has too few rows for a place, the promoted listing comes
 * after the last row.
 */
export function promotedPlaces(promoted: readonly string[], listed: readonly string[]): number[] {
  const ordinary = listed.filter((id) => !promoted.includes(id)).length
  return PROMOTED_PLACES.slice(0, promoted.length).map((place, at) => Math.min(place, ordinary + at + 1))
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

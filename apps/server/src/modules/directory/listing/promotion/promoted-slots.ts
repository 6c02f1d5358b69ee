import { createHash } from 'node:crypto'
import { kyivDay } from '@verstat/i18n'

export const PROMOTED_PER_PAGE = 3

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

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

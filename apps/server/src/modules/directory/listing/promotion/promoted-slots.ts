import { createHash } from 'node:crypto'
import { kyivDay } from '@verstat/i18n'

/** Promoted rows shown on each page of a list. */
export const PROMOTED_PER_PAGE = 3

/** Promoted rows of a filter that rotate within a day; others follow when the daily starting point moves. */
export const PROMOTION_POOL = 300

/** Upper bound of `promotion_hash` in the database. */
const HASH_RANGE = 2 ** 28

/** Start of today's (Kyiv) window in the ring of hashed ids. */
export function promotionStart(now: Date): number {
  return Number.parseInt(digest(kyivDay(now)).slice(0, 8), 16) % HASH_RANGE
}

/** Picks the rows of one page: shuffled daily (Kyiv), continuing from page to page, without duplicates on a page. */
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

import { createHash } from 'node:crypto'
import { kyivDay } from '@verstat/i18n'

/** Paid rows shown with one page of a list. */
export const PROMOTED_PER_PAGE = 3

/**
 * How many paid rows of a filter take turns within one day. More than these wait for a day whose starting point
 * brings them in.
 */
export const PROMOTION_POOL = 300

/** Hashes of ids are below this (see promotion_hash in the migrations). */
const HASH_RANGE = 2 ** 28

/** Where this Kyiv day's window begins in the ring of hashed ids. */
export function promotionStart(now: Date): number {
  return Number.parseInt(digest(kyivDay(now)).slice(0, 8), 16) % HASH_RANGE
}

/** The rows of one page: shuffled anew each Kyiv day, going round from page to page, none twice on a page. */
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

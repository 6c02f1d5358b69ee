import * as z from 'zod/mini'
import { wholeNumber } from '../wire.ts'

/** Panel lists use keyset pagination: `before` is the cursor, so that late pages cost as much as the first. */
export const keysetFields = { limit: z._default(wholeNumber(1, 100), 30) }

export function keysetList<S extends z.ZodMiniType>(item: S) {
  return z.object({
    items: z.array(item),
    /** Cursor of the next page; null on the last page. */
    next: z.nullable(z.string()),
  })
}

import * as z from 'zod/mini'
import { wholeNumber } from '../wire.ts'

/** Lists of the panel use keyset pagination with the cursor `before`, so that late pages load as fast as the first. */
export const keysetFields = { limit: z._default(wholeNumber(1, 100), 30) }

export function keysetList<S extends z.ZodMiniType>(item: S) {
  return z.object({
    items: z.array(item),
    /** The cursor of the next page. Null on the last page. */
    next: z.nullable(z.string()),
  })
}

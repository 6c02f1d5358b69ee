import * as z from 'zod/mini'
import { wholeNumber } from '../wire.ts'

/** Long lists of the panel go on from the last row that was shown, so that the thousandth page costs like the first. */
export const keysetFields = { limit: z._default(wholeNumber(1, 100), 30) }

export function keysetList<S extends z.ZodMiniType>(item: S) {
  return z.object({
    items: z.array(item),
    /** What `before` of the next page is; null on the last one. */
    next: z.nullable(z.string()),
  })
}

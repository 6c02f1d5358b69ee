import type { FieldError } from '@verstat/contract'
import { refusedFields } from '../../lib/api/field-errors.ts'

export type Forgiven<O> = { readonly list: O; readonly refused: readonly FieldError[] }

/**
 * Asks for a list; filters that the API refuses are left out and the rest is asked again, so that a mistyped
 * filter never costs the visitor the page. A refusal of a field of `base` is thrown.
 */
export async function sendForgiving<I extends object, O>(
  send: (input: I) => Promise<O>,
  base: I,
  extras: Partial<I>,
): Promise<Forgiven<O>> {
  try {
    return { list: await send({ ...base, ...extras }), refused: [] }
  } catch (error) {
    const refused = refusedFields(error)
    if (!refused?.length || refused.some((field) => field.path in base)) throw error
    const wrong = new Set(refused.map((field) => field.path))
    const rest = Object.entries(extras).filter(([key]) => !wrong.has(key))
    // A filter may be wrong because of one that is missing (a quantity without its unit): then none of them holds.
    const usable = rest.length < Object.keys(extras).length ? (Object.fromEntries(rest) as Partial<I>) : {}
    const again = await sendForgiving(send, base, usable)
    return { list: again.list, refused: [...refused, ...again.refused] }
  }
}

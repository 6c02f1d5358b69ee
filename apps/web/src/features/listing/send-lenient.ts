import type { FieldError } from '@verstat/contract'
import { refusedFields } from '../../lib/api/field-errors.ts'

export type LenientResult<O> = { readonly list: O; readonly refused: readonly FieldError[] }

/**
 * Requests a list. When the API refuses filters in `extras`, drops these filters and sends the request again, so that
 * an invalid filter never fails the page. Throws when the API refuses a field of `base`.
 */
export async function sendLenient<I extends object, O>(
  send: (input: I) => Promise<O>,
  base: I,
  extras: Readonly<Record<string, unknown>>,
): Promise<LenientResult<O>> {
  try {
    return { list: await send({ ...base, ...extras }), refused: [] }
  } catch (error) {
    const refused = refusedFields(error)
    if (!refused?.length || refused.some((field) => field.path in base)) throw error
    const wrong = new Set(refused.map((field) => field.path))
    const rest = Object.entries(extras).filter(([key]) => !wrong.has(key))
    // A filter may be invalid because another filter is missing, such as a quantity without its unit. In this case drop
    // all filters.
    const usable = rest.length < Object.keys(extras).length ? Object.fromEntries(rest) : {}
    const again = await sendLenient(send, base, usable)
    return { list: again.list, refused: [...refused, ...again.refused] }
  }
}

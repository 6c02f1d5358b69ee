import type { FieldError } from '@verstat/contract'
import { refusedFields } from '../../lib/api/field-errors.ts'

export type LenientResult<O> = { readonly list: O; readonly refused: readonly FieldError[] }

/**
 * Requests a list; when the API refuses filters in `extras`, drops them and retries, so that an invalid filter never
 * fails the page. A refused field of `base` is thrown.
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
    // A filter may be invalid because another one is missing (a quantity without its unit): then drop all.
    const usable = rest.length < Object.keys(extras).length ? Object.fromEntries(rest) : {}
    const again = await sendLenient(send, base, usable)
    return { list: again.list, refused: [...refused, ...again.refused] }
  }
}

import type { FieldError } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'

/**
 * The fields that the API refused, with a sentence for each; undefined when the error is no such refusal.
 * Read by shape: while rendering, the error comes from the server's own copy of the contract.
 */
export function refusedFields(error: unknown): readonly FieldError[] | undefined {
  if (apiErrorCode(error) !== 'validation_failed') return undefined
  const { data } = error as { readonly data?: { readonly errors?: readonly FieldError[] } }
  return data?.errors ?? []
}

import type { FieldError } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { isRecord } from '../storage/stored-json.ts'

/**
 * The fields the API refused; undefined for any other error. Checks the shape, because during server rendering the
 * error's class comes from the server's own copy of the contract.
 */
export function refusedFields(error: unknown): readonly FieldError[] | undefined {
  if (apiErrorCode(error) !== 'validation_failed') return undefined
  return hasFieldErrors(error) ? error.data.errors : []
}

function hasFieldErrors(
  error: unknown,
): error is { readonly data: { readonly errors: readonly FieldError[] } } {
  return isRecord(error) && isRecord(error.data) && Array.isArray(error.data.errors)
}

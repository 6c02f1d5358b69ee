import type { FieldError } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { isRecord } from '../storage/stored-json.ts'

/**
 * Returns the fields that the API refused, or undefined for any other error. Checks the shape of the error and not its
 * class, because in server rendering the error is an instance of the server's own copy of the class.
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

import type { ErrorBody, FieldError } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { isRecord } from '../../lib/storage/stored-json.ts'

export type FormFaults = {
  /** Error of the whole form; absent when every error belongs to a field. */
  readonly text?: string
  /** One message per invalid field. */
  readonly fields: Readonly<Record<string, string>>
}

/** Texts for an error thrown by a submission. */
export function faultsOf({ t }: Pick<PageContext, 't'>, error: unknown): FormFaults {
  const code = apiErrorCode(error)
  // A browser throws `TypeError` when a call finds no network.
  if (code === undefined) {
    return { text: t(error instanceof TypeError ? 'forms.fault.offline' : 'forms.fault.unknown'), fields: {} }
  }
  return refusalFaults({ t }, errorData(error) ?? { code, message: '', requestId: '' })
}

/** Texts for an error body of the API. */
export function refusalFaults({ t }: Pick<PageContext, 't'>, data: ErrorBody['data']): FormFaults {
  const { code, message, errors = [], retryAfter } = data
  if (code === 'validation_failed' && errors.length > 0) return { fields: fieldTexts(errors) }
  if ((code === 'rate_limited' || code === 'challenge_required') && retryAfter !== undefined) {
    return { text: waitText(t, retryAfter), fields: {} }
  }
  return { text: message || t('forms.fault.unknown'), fields: {} }
}

function waitText(t: PageContext['t'], seconds: number): string {
  if (seconds < 90) return t('forms.fault.waitSeconds', { n: Math.max(1, seconds) })
  if (seconds < 5_400) return t('forms.fault.waitMinutes', { n: Math.ceil(seconds / 60) })
  return t('forms.fault.waitHours', { n: Math.ceil(seconds / 3_600) })
}

/** Keeps the first message of each field. */
function fieldTexts(errors: readonly FieldError[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { path, message } of errors) texts[path] ??= message
  return texts
}

/**
 * The body of an API error. Checks the shape and not the class, because during server rendering the error comes from
 * the server's own copy of the contract.
 */
export function errorData(error: unknown): ErrorBody['data'] | undefined {
  return hasData(error) ? error.data : undefined
}

function hasData(error: unknown): error is { readonly data: ErrorBody['data'] } {
  return isRecord(error) && isRecord(error.data)
}

/** The stored object in a `stale` error: of the type that the failed call returns. */
export function storedObject<T extends { readonly version: number }>(error: unknown): T | undefined {
  const current = errorData(error)?.current
  return isVersioned<T>(current) ? current : undefined
}

function isVersioned<T extends { readonly version: number }>(value: unknown): value is T {
  return isRecord(value) && typeof value.version === 'number'
}

import type { ErrorBody, FieldError } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { isRecord } from '../../lib/storage/stored-json.ts'

export type FormFaults = {
  /** Error message about the whole form. Absent when every error belongs to a field. */
  readonly text?: string
  /** One message for each invalid field. */
  readonly fields: Readonly<Record<string, string>>
}

/** Returns the messages to show for an error that a submission has thrown. */
export function faultsOf({ t }: Pick<PageContext, 't'>, error: unknown): FormFaults {
  const code = apiErrorCode(error)
  // A browser throws `TypeError` when an API call has no network connection.
  if (code === undefined) {
    return { text: t(error instanceof TypeError ? 'forms.fault.offline' : 'forms.fault.unknown'), fields: {} }
  }
  return refusalFaults({ t }, errorData(error) ?? { code, message: '', requestId: '' })
}

/** Returns the messages to show for an error body of the API. */
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
 * Returns the body of an API error. The check looks at the shape of the error and not at its class, because during
 * server rendering the error comes from another copy of the contract package.
 */
export function errorData(error: unknown): ErrorBody['data'] | undefined {
  return hasData(error) ? error.data : undefined
}

function hasData(error: unknown): error is { readonly data: ErrorBody['data'] } {
  return isRecord(error) && isRecord(error.data)
}

/**
 * Returns the stored object that a `stale` error contains, which has the type that the failed call returns. Returns
 * undefined when the error contains no such object.
 */
export function storedObject<T extends { readonly version: number }>(error: unknown): T | undefined {
  const current = errorData(error)?.current
  return isVersioned<T>(current) ? current : undefined
}

function isVersioned<T extends { readonly version: number }>(value: unknown): value is T {
  return isRecord(value) && typeof value.version === 'number'
}

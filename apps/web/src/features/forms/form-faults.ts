import type { ErrorBody, FieldError } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

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
  const { data } = error as { readonly data?: ErrorBody['data'] }
  return refusalFaults({ t }, data ?? { code, message: '', requestId: '' })
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

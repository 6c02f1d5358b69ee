import { apiErrorCode } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { errorData, faultsOf } from '../../forms/form-faults.ts'

/** Says why a message was not sent. The limits of conversations have texts of their own. */
export function faultOf(page: Pick<PageContext, 't'>, error: unknown): string {
  const { t } = page
  if (apiErrorCode(error) === 'quota_reached') {
    const needs: readonly string[] = errorData(error)?.needs ?? []
    return t(
      needs.includes('answer')
        ? 'messages.quota.answer'
        : needs.includes('day')
          ? 'messages.quota.day'
          : 'messages.quota.hour',
    )
  }
  const { text, fields } = faultsOf(page, error)
  return text ?? Object.values(fields)[0] ?? t('forms.fault.unknown')
}

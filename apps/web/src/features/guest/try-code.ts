import { apiErrorCode } from '@verstat/contract/browser'
import { refusedFields } from '../../lib/api/field-errors.ts'
import type { PageContext } from '../../lib/page-context.ts'

/**
 * Tells why a code from an e-mail does not work. `taken` means that another account already uses the new e-mail
 * address. `limited` means that there were too many attempts.
 */
export type CodeFault = 'expired' | 'unknown' | 'taken' | 'limited'

/**
 * Runs `attempt`. When the API refuses the code, sets the HTTP status of the page and returns the reason. Throws all
 * other errors.
 */
export async function tryCode<T>(
  { setStatus }: Pick<PageContext, 'setStatus'>,
  attempt: () => Promise<T>,
): Promise<{ readonly answer: T } | { readonly fault: CodeFault }> {
  try {
    return { answer: await attempt() }
  } catch (error) {
    const found = faultOf(error)
    if (!found) throw error
    setStatus(found.status)
    return { fault: found.fault }
  }
}

function faultOf(error: unknown): { readonly fault: CodeFault; readonly status: number } | undefined {
  switch (apiErrorCode(error)) {
    case 'code_expired':
      return { fault: 'expired', status: 410 }
    case 'not_found':
      return { fault: 'unknown', status: 404 }
    case 'validation_failed': {
      const isTaken = refusedFields(error)?.some(({ path }) => path === 'email')
      return isTaken ? { fault: 'taken', status: 422 } : { fault: 'unknown', status: 404 }
    }
    case 'rate_limited':
      return { fault: 'limited', status: 429 }
    default:
      return undefined
  }
}

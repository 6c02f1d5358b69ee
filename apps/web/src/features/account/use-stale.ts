import type { ErrorBody, User } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'

/**
 * When the account was changed elsewhere (`stale`), replaces the session's user by the stored one, so that submitting
 * again works; typed values stay. Returns false because the form must still show the error.
 */
export function useStale(): (error: unknown) => false {
  const { session } = usePage()
  return (error) => {
    if (apiErrorCode(error) === 'stale') {
      const { current } = (error as { readonly data: ErrorBody['data'] }).data
      if (current) session.replace(current as User)
    }
    return false
  }
}

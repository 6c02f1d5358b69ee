import type { ErrorBody, User } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'

/**
 * Takes over the account as it is stored now, when somebody changed it elsewhere: what is typed stays, and sending it
 * again then counts. Answers false, because the form has to say so.
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

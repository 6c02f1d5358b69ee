import type { User } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'
import { storedObject } from '../forms/form-faults.ts'

/**
 * Returns an error handler. When the account was changed elsewhere (error `stale`), the handler replaces the user in
 * the session by the stored one, so that the next submission succeeds. Typed values stay. The handler returns false, so
 * that the form still shows the error.
 */
export function useStale(): (error: unknown) => false {
  const { session } = usePage()
  return (error) => {
    if (apiErrorCode(error) === 'stale') {
      const current = storedObject<User>(error)
      if (current) session.replace(current)
    }
    return false
  }
}

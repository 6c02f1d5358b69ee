import type { User } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'
import { storedObject } from '../forms/form-faults.ts'

/**
 * When the account was changed elsewhere (`stale`), replaces the session's user by the stored one, so that submitting
 * again works; typed values stay. Returns false because the form must still show the error.
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

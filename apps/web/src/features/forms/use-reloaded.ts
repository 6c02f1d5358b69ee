import { useRouter } from '@tanstack/react-router'
import type { ErrorCode } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { toasts } from '../../lib/toasts/toasts.ts'

/** Returns a handler for a completed action: reloads the page's data, then shows a message. */
export function useReloaded(): (message: string) => Promise<void> {
  const router = useRouter()
  return async (message) => {
    await router.invalidate()
    toasts.show(message)
  }
}

/** Returns a handler of errors that reloads the page's data on `code`; the form still shows the error. */
export function useReloadOn(code: ErrorCode): (error: unknown) => false {
  const router = useRouter()
  return (error) => {
    if (apiErrorCode(error) === code) void router.invalidate()
    return false
  }
}

import { useRouter } from '@tanstack/react-router'
import type { ErrorCode } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { toasts } from '../../lib/toasts/toasts.ts'

/** Returns a function that reloads the data of the page and then shows a message. */
export function useReloaded(): (message: string) => Promise<void> {
  const router = useRouter()
  return async (message) => {
    await router.invalidate()
    toasts.show(message)
  }
}

/**
 * Returns an error handler that reloads the data of the page when the error has one of the codes. The handler returns
 * false, so that the form still shows the error.
 */
export function useReloadOn(...codes: readonly ErrorCode[]): (error: unknown) => false {
  const router = useRouter()
  return (error) => {
    if (codes.some((code) => code === apiErrorCode(error))) void router.invalidate()
    return false
  }
}

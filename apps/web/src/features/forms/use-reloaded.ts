import { useRouter } from '@tanstack/react-router'
import { toasts } from '../../lib/toasts/toasts.ts'

/** Returns a handler for a completed action: reloads the page's data, then shows a message. */
export function useReloaded(): (message: string) => Promise<void> {
  const router = useRouter()
  return async (message) => {
    await router.invalidate()
    toasts.show(message)
  }
}

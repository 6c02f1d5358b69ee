import { useRouter } from '@tanstack/react-router'
import type { User } from '@verstat/contract'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'

/** Returns a function that puts the saved user into the session and shows a message. */
export function useSaved(): (user: User, message: string) => Promise<void> {
  const router = useRouter()
  const { session } = usePage()
  return async (user, message) => {
    session.replace(user)
    await refreshSession(router)
    toasts.show(message)
  }
}

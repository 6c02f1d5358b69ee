import { useRouter } from '@tanstack/react-router'
import type { SignedIn } from '@verstat/contract'
import { refreshSession } from '../../lib/refresh-session.ts'
import { usePage } from '../../lib/use-page.ts'

/** What to do with a user who has just signed in: the guard of the page for guests then leads on. */
export function useSignedIn(): (signedIn: SignedIn) => Promise<void> {
  const router = useRouter()
  const { session } = usePage()
  return (signedIn) => {
    session.begin(signedIn)
    return refreshSession(router)
  }
}

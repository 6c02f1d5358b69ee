import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buildWatch } from '../../lib/navigation/build-watch.ts'
import { takeOverLinks } from '../../lib/navigation/link-takeover.ts'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { followFocus } from './follow-focus.ts'

/** Starts everything that client-side navigation needs: links, focus, build updates, session, toasts. */
export function useNavigation(): void {
  const router = useRouter()
  const { locale, session } = usePage()
  useEffect(() => {
    const checkSession = () => {
      if (session.isOutdated()) void refreshSession(router)
    }
    // A cache may have sent the visitors' version of the page to a signed-in user, or the API was unreachable during
    // rendering.
    checkSession()
    const stops = [
      takeOverLinks(router, locale),
      followFocus(router),
      buildWatch.start(),
      session.watch(checkSession),
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) toasts.navigated()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, locale, session])
}

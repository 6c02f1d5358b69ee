import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buildWatch } from '../../lib/navigation/build-watch.ts'
import { takeOverLinks } from '../../lib/navigation/link-takeover.ts'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { followFocus } from './follow-focus.ts'

/** Effects of client-side navigation: links, focus, build updates, session, toasts. */
export function useNavigation(): void {
  const router = useRouter()
  const { locale, session } = usePage()
  useEffect(() => {
    const checkSession = () => {
      if (session.isOutdated()) void refreshSession(router)
    }
    // A shared cache may have sent the page for visitors, or the API was unreachable while rendering.
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

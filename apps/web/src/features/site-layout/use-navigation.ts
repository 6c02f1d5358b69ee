import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buildWatch } from '../../lib/navigation/build-watch.ts'
import { takeOverLinks } from '../../lib/navigation/link-takeover.ts'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { followFocus } from './follow-focus.ts'

/** Everything that makes a rendered page an app: links, focus, the life of messages. */
export function useNavigation(): void {
  const router = useRouter()
  const { locale, session } = usePage()
  useEffect(() => {
    const checkSession = () => {
      if (session.isOutdated()) void refreshSession(router)
    }
    // A cache in front may have answered with the page of visitors, or the API was away for a moment.
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

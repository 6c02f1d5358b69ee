import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takeOverLinks } from '../../lib/link-takeover.ts'
import { toasts } from '../../lib/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { followFocus } from './follow-focus.ts'
import { listenForSearchKey } from './search-key.ts'

/** Everything that makes a rendered page an app: links, focus, the search key, the life of messages. */
export function useNavigation(): void {
  const router = useRouter()
  const { locale } = usePage()
  useEffect(() => {
    const stops = [
      takeOverLinks(router, locale),
      followFocus(router),
      listenForSearchKey(),
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) toasts.navigated()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, locale])
}

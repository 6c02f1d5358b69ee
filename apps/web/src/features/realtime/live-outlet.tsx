import { useRouterState } from '@tanstack/react-router'
import { stripLocale } from '@verstat/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'

/** Loading the realtime code waits this long, because a page does not need it at first. */
const LOAD_DELAY_MS = 5_000
/** A user who looks at their own pages waits for what changes there, such as a new lead. */
const OWN_DELAY_MS = 300

/**
 * Loads the realtime code after the tab has been visible for 5 seconds, or sooner on the pages of the user's account.
 * Renders nothing until then, and when realtime is switched off.
 */
export function LiveOutlet() {
  const { site } = usePage()
  const isOwn = useRouterState({
    select: ({ location }) => /^\/user(?:\/|$)/.test(stripLocale(location.pathname)),
  })
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (site.realtime === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const load = () =>
      import('./live-part.tsx').then(
        ({ LivePart }) => setPart(() => LivePart),
        () => {
          // After a deployment the file may no longer exist. The page works without realtime.
        },
      )
    const wait = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(load, isOwn ? OWN_DELAY_MS : LOAD_DELAY_MS)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [site, isOwn])
  return Part && <Part />
}

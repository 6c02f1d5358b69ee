import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'

/** Loading the realtime code waits this long, because a page does not need it at first. */
const LOAD_DELAY_MS = 5_000

/**
 * Loads the realtime code after the tab has been visible for 5 seconds. Renders nothing until then, and when realtime
 * is switched off.
 */
export function LiveOutlet() {
  const { site } = usePage()
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
      if (!document.hidden) timer = setTimeout(load, LOAD_DELAY_MS)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [site])
  return Part && <Part />
}

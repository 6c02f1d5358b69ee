import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'

/** Delay before loading the realtime code, which a page does not need at first. */
const LOAD_DELAY_MS = 5_000

/**
 * Loads the realtime part after the tab has been visible for a while; renders nothing until then or where realtime is
 * off.
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
          // A newer build may have replaced the file: the page works without realtime.
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

import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'

/** A page is read before it needs to hear of anything, and until then nothing of this is fetched. */
const CALM_MS = 5_000

/** Hears of changes once the page has been seen for a while; until then, and where that is off, there is nothing here. */
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
          // A newer build may be out: this page goes on without.
        },
      )
    const wait = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(load, CALM_MS)
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

import { useEffect, useState } from 'react'
import { reportEarlyScroll } from '../../lib/hydration/keep-early-scroll.ts'
import { hydrateContent, replayEarlyInput } from '../../lib/hydration/replay-early-input.ts'

/**
 * Hydrates the page content after the layout around it: when the browser is idle, or at once when the visitor has
 * already acted. After React has committed the hydrated content, the second effect replays the recorded actions.
 */
export function EarlyOutlet() {
  const [isHydrated, setHydrated] = useState(false)

  useEffect(() => {
    const early = window.earlyInput
    const plan = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    const wake = () => {
      if (early) delete early.onAction
      hydrateContent()
      setHydrated(true)
    }
    const wakeSoon = () => void setTimeout(wake)
    if (early && early.actions.length + early.typed.size > 0) wakeSoon()
    else {
      if (early) early.onAction = wakeSoon
      plan(wake)
    }
  }, [])

  useEffect(() => {
    if (!isHydrated) return
    const early = window.earlyInput
    delete window.earlyInput
    void (early ? replayEarlyInput(early) : Promise.resolve()).then(() => {
      reportEarlyScroll()
      document.documentElement.dataset.hydrated = ''
    })
  }, [isHydrated])

  return null
}

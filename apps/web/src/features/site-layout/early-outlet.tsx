import { useEffect, useState } from 'react'
import { tellEarlyScroll } from '../../lib/hydration/keep-early-scroll.ts'
import { replayEarlyActs, wakeContent } from '../../lib/hydration/replay-early-acts.ts'

/**
 * Wakes the whole page once its frame is awake, at once when somebody waits for it, and then does what they did
 * meanwhile. The page is known to be awake when React comes back here with all that waking up has changed.
 */
export function EarlyOutlet() {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const early = window.earlyActs
    const plan = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    const wake = () => {
      if (early) delete early.onAct
      wakeContent()
      setAwake(true)
    }
    const wakeSoon = () => void setTimeout(wake)
    if (early && early.acts.length + early.typed.size > 0) wakeSoon()
    else {
      if (early) early.onAct = wakeSoon
      plan(wake)
    }
  }, [])

  useEffect(() => {
    if (!isAwake) return
    const early = window.earlyActs
    delete window.earlyActs
    void (early ? replayEarlyActs(early) : Promise.resolve()).then(() => {
      tellEarlyScroll()
      document.documentElement.dataset.awake = ''
    })
  }, [isAwake])

  return null
}

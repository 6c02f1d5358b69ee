import type { ListingKind } from '@verstat/contract'
import { viewOrderOnce, viewProducerOnce } from '@verstat/contract/browser'
import { useEffect } from 'react'
import { usePage } from '../../lib/use-page.ts'

const PATIENCE_MS = 3_000

/** Says that a listing was looked at, once the page has nothing better to do. Kept pages count that way, too. */
export function useViewBeacon(kind: ListingKind, id: string): void {
  const { send } = usePage()
  useEffect(
    () =>
      whenIdle(() => {
        if (document.visibilityState !== 'visible') return
        const sent = kind === 'order' ? send(viewOrderOnce, { id }) : send(viewProducerOnce, { id })
        sent.catch(() => {
          // One view more or less: nobody is told.
        })
      }),
    [send, kind, id],
  )
}

/** Answers how to call it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, PATIENCE_MS)
  return () => clearTimeout(timer)
}

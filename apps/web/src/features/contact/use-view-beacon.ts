import type { ListingKind } from '@verstat/contract'
import { viewOrderOnce, viewProducerOnce } from '@verstat/contract/browser'
import { useEffect } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { listingCode, rememberSeen } from '../listing/rows/seen-listings.ts'

const IDLE_TIMEOUT_MS = 3_000

/**
 * Marks the listing as seen in this browser, and counts a view, as soon as the browser is idle. A separate API call
 * counts the view, so that views of cached pages count too.
 */
export function useViewBeacon(kind: ListingKind, id: string, slug: string): void {
  const { send } = usePage()
  useEffect(
    () =>
      whenIdle(() => {
        if (document.visibilityState !== 'visible') return
        rememberSeen(listingCode(slug))
        const sent = kind === 'order' ? send(viewOrderOnce, { id }) : send(viewProducerOnce, { id })
        sent.catch(() => {
          // A failed call is ignored, because one lost view does not matter.
        })
      }),
    [send, kind, id, slug],
  )
}

/** Calls `act` when the browser is idle. Returns a function that cancels this call. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, IDLE_TIMEOUT_MS)
  return () => clearTimeout(timer)
}

import { useRouter } from '@tanstack/react-router'
import type { PanelCounts } from '@verstat/contract'
import { getPanelCounts } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../../lib/realtime/use-live.ts'
import { usePage } from '../../../lib/use-page.ts'

/** Updates the counts of waiting items live. The shown queue is outdated when a count differs from `loaded`. */
export function useLiveCounts(loaded: PanelCounts) {
  const { send } = usePage()
  const router = useRouter()
  const [counts, setCounts] = useState(loaded)
  const first = useRef(loaded.realtime?.token)

  useEffect(() => setCounts(loaded), [loaded])

  async function read(): Promise<PanelCounts> {
    const fresh = await send(getPanelCounts, {})
    setCounts(fresh)
    return fresh
  }

  useLive(loaded.realtime?.channel, {
    async getToken() {
      const token = first.current ?? (await read()).realtime?.token ?? null
      first.current = undefined
      return token
    },
    onEvent() {
      // A failed request is ignored, because the next event or the next page updates the counts too.
      read().catch(() => {})
    },
    isAwaited: true,
  })
  return { counts, reload: () => void router.invalidate() }
}

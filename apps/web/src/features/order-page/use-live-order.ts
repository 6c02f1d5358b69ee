import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, getOrderToken } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/realtime/use-live.ts'
import { usePage } from '../../lib/use-page.ts'
import type { OrderPageView } from './order-page-view.ts'

/** All open pages receive an event at once; a random delay up to this spreads their reloads. */
const SPREAD_MS = 1_500

/**
 * Keeps an order's page current: views come with the event, any other change reloads the page. `updatedAt` is that of
 * the order as loaded: when the order has changed before the subscription began, the page reloads too.
 */
export function useLiveOrder(
  loaded: OrderPageView,
  { id, updatedAt }: { readonly id: string; readonly updatedAt: string },
): OrderPageView {
  const { send, site, t } = usePage()
  const router = useRouter()
  const [views, setViews] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Null when the order is not public (any more). */
  async function findToken() {
    try {
      return await send(getOrderToken, { id })
    } catch (error) {
      if (apiErrorCode(error) === 'not_found') return null
      throw error
    }
  }

  function reloadSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void router.invalidate(), Math.random() * SPREAD_MS)
  }

  // The token that came with the position answers the next `getToken`.
  const found = useRef<string | null>(undefined)
  useLive(site.realtime === undefined ? null : `order:${id}`, {
    async getPosition() {
      const order = await findToken()
      found.current = order?.token ?? null
      if (order?.updatedAt !== updatedAt) reloadSoon()
      return order?.since ?? { offset: 0, epoch: '' }
    },
    async getToken() {
      const token = found.current === undefined ? ((await findToken())?.token ?? null) : found.current
      found.current = undefined
      return token
    },
    onEvent(event) {
      if (event?.t === 'order.counts') return setViews(event.d.views ?? null)
      reloadSoon()
    },
  })
  return views === null ? loaded : { ...loaded, views: t('orderpage.page.views', { n: views }) }
}

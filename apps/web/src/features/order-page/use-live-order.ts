import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, getOrderToken } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/realtime/use-live.ts'
import { usePage } from '../../lib/use-page.ts'
import type { OrderPageView } from './order-page-view.ts'

/** Everyone who has the page open hears of a change at once; they need not all ask at once. */
const SPREAD_MS = 1_500

/**
 * An order's page as it stands: its views as they are told, the rest read again when it changes, also when it did so
 * between `updatedAt`, the order's as the page shows it, and the moment from which changes are told.
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

  /** Null: nobody may open the order (any more). */
  async function findToken() {
    try {
      return await send(getOrderToken, { id })
    } catch (error) {
      if (apiErrorCode(error) === 'not_found') return null
      throw error
    }
  }

  function readSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void router.invalidate(), Math.random() * SPREAD_MS)
  }

  // A token that came with a position is the next one that is asked for.
  const found = useRef<string | null>(undefined)
  useLive(site.realtime === undefined ? null : `order:${id}`, {
    async getPosition() {
      const order = await findToken()
      found.current = order?.token ?? null
      if (order?.updatedAt !== updatedAt) readSoon()
      return order?.since ?? { offset: 0, epoch: '' }
    },
    async getToken() {
      const token = found.current === undefined ? ((await findToken())?.token ?? null) : found.current
      found.current = undefined
      return token
    },
    onEvent(event) {
      if (event?.t === 'order.counts') return setViews(event.d.views ?? null)
      readSoon()
    },
  })
  return views === null ? loaded : { ...loaded, views: t('orderpage.page.views', { n: views }) }
}

import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, getOrderToken } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/use-live.ts'
import { usePage } from '../../lib/use-page.ts'
import type { OrderPageView } from './order-page-view.ts'

/** Everyone who has the page open hears of a change at once; they need not all ask at once. */
const SPREAD_MS = 1_500

/** An order's page as it stands: its views as they are told, the rest read again when it changes. */
export function useLiveOrder(loaded: OrderPageView, id: string): OrderPageView {
  const { send, site, t } = usePage()
  const router = useRouter()
  const [views, setViews] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  useLive(site.realtime === undefined ? null : `order:${id}`, {
    async getToken() {
      try {
        return (await send(getOrderToken, { id })).token
      } catch (error) {
        if (apiErrorCode(error) === 'not_found') return null
        throw error
      }
    },
    hear(event) {
      if (event?.t === 'order.counts') return setViews(event.d.views ?? null)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void router.invalidate(), Math.random() * SPREAD_MS)
    },
  })
  return views === null ? loaded : { ...loaded, views: t('orderpage.page.views', { n: views }) }
}

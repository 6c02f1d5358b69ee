import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, getOrderToken } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/realtime/use-live.ts'
import { usePage } from '../../lib/use-page.ts'
import type { OrderPageView } from './order-page-view.ts'

/**
 * All open pages receive an event at the same moment. Each page waits for a random time up to this limit before it
 * reloads, so that the server does not receive all requests at once.
 */
const SPREAD_MS = 1_500

/**
 * Keeps the page of an order up to date. The event `order.counts` contains the new number of views or
 * of offers. Any other event
 * reloads the data of the page. The data is also reloaded when the order has changed between loading the page and
 * subscribing. `stand` is what the loaded page shows.
 */
export function useLiveOrder(
  loaded: OrderPageView,
  { id, ...stand }: OrderStand & { readonly id: string },
): { readonly view: OrderPageView; readonly offers: number | undefined } {
  const { send, site, t } = usePage()
  const router = useRouter()
  const [counts, setCounts] = useState<LiveCounts>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Returns a subscription token with the position in the channel, or null when the order is not public. */
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

  // `getPosition` receives a subscription token together with the position. The next `getToken` returns this token
  // without another call.
  const found = useRef<string | null>(undefined)
  useLive(site.realtime === undefined ? null : `order:${id}`, {
    async getPosition() {
      const order = await findToken()
      found.current = order?.token ?? null
      if (!order || !isSame(order, stand)) reloadSoon()
      return order?.since ?? { offset: 0, epoch: '' }
    },
    async getToken() {
      const token = found.current === undefined ? ((await findToken())?.token ?? null) : found.current
      found.current = undefined
      return token
    },
    onEvent(event) {
      // An answered question is more than a number.
      if (event?.t === 'order.counts' && event.d.questions === undefined)
        return setCounts((known) => ({ ...known, ...countsOf(event.d) }))
      reloadSoon()
    },
  })
  return {
    view:
      counts.views === undefined
        ? loaded
        : { ...loaded, views: t('orderpage.page.views', { n: counts.views }) },
    offers: counts.offers,
  }
}

/** What a loaded page shows of an order, and a later state may differ in. */
type OrderStand = { readonly updatedAt: string; readonly offers: number; readonly questions: number }

function isSame(one: OrderStand, other: OrderStand): boolean {
  return one.updatedAt === other.updatedAt && one.offers === other.offers && one.questions === other.questions
}

type LiveCounts = { readonly views?: number; readonly offers?: number }

function countsOf({ views, offers }: LiveCounts): LiveCounts {
  return { ...(views === undefined ? {} : { views }), ...(offers === undefined ? {} : { offers }) }
}

import { useRouter } from '@tanstack/react-router'
import type { RealtimeEvent } from '@verstat/contract'
import { X } from '@verstat/ui/icons'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { countFresh, type Feed } from './fresh-listings.ts'
import type { LiveClient } from './live-client.ts'

export type FreshBarProps = { readonly client: LiveClient; readonly feed: Feed; readonly path: string }

/**
 * Shows how many listings were published since the list was loaded. The bar does not change the list while somebody
 * reads the list.
 */
export function FreshBar({ client, feed, path }: FreshBarProps) {
  const { t } = usePage()
  const router = useRouter()
  const [count, setCount] = useState(0)
  const add = useEffectEvent((event: RealtimeEvent) => setCount((before) => before + countFresh(feed, event)))
  const { kind } = feed
  useEffect(
    () => client.subscribe(`feed:${kind}`, { onEvent: (event) => event !== null && add(event) }),
    [client, kind],
  )

  async function handleClick(event: MouseEvent) {
    setCount(0)
    if (path !== feed.firstPage) return
    event.preventDefault()
    await router.invalidate()
    window.scrollTo({ top: 0 })
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center print:hidden"
    >
      {count > 0 && (
        <div className="pointer-events-auto flex items-center rounded-full bg-accent text-accent-ink shadow-floating">
          <SiteLink
            to={feed.firstPage}
            onClick={handleClick}
            className="flex min-h-11 items-center rounded-full ps-5 pe-2 font-medium text-accent-ink"
          >
            {t(`live.fresh.${kind}`, { n: count })}
          </SiteLink>
          <button
            type="button"
            aria-label={t('live.fresh.close')}
            onClick={() => setCount(0)}
            className="inline-flex size-11 items-center justify-center rounded-full"
          >
            <X size={16} />
          </button>
        </div>
      )}
    </div>
  )
}

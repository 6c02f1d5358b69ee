import { useRouter, useRouterState } from '@tanstack/react-router'
import type { Send, User } from '@verstat/contract'
import { apiErrorCode, getConnectionToken, httpSend } from '@verstat/contract/browser'
import { stripLocale } from '@verstat/i18n'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { liveSubscriptions } from '../../lib/realtime/live-subscriptions.ts'
import { ownChanges } from '../../lib/realtime/own-changes.ts'
import { countUnread } from '../../lib/session/unread-counts.ts'
import { useUser } from '../../lib/session/use-user.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import type { ConnectionFailure } from './connection-failure.ts'
import { createUnreadCounter } from './count-unread.ts'
import { FreshBar } from './fresh-bar.tsx'
import { feedOf } from './fresh-listings.ts'
import { createLiveClient, type LiveClient } from './live-client.ts'
import { LivePause } from './live-pause.tsx'
import { noticeOf, showsOwnData } from './own-notices.ts'

/** A connection that the page does not need stays open this long, because the next page may need it. */
const IDLE_MS = 60_000
/** Several events within this time cause one reload. */
const RELOAD_DEBOUNCE_MS = 300

/**
 * Owns the tab's realtime connection: subscribes to the channels of the page, counts new listings, and shows notices to
 * the user.
 */
export function LivePart() {
  const path = useRouterState({ select: ({ location }) => stripLocale(location.pathname) })
  const search = useRouterState({ select: ({ location }) => location.search })
  const subscriptions = useSyncExternalStore(liveSubscriptions.watch, liveSubscriptions.all)
  const feed = feedOf(path, search)
  const user = useUser()
  const client = useClient(user, path)

  const isNeeded = user !== null || feed !== undefined || subscriptions.length > 0
  useEffect(() => {
    if (!client) return
    if (isNeeded) return client.connect()
    const timer = setTimeout(client.disconnect, IDLE_MS)
    return () => clearTimeout(timer)
  }, [client, isNeeded])

  useEffect(() => {
    if (!client) return
    const unsubscribes = subscriptions.map((subscription) =>
      client.subscribe(subscription.channel, subscription),
    )
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [client, subscriptions])

  if (!client) return null
  return (
    <>
      {feed && <FreshBar key={path} client={client} feed={feed} path={path} />}
      <LivePause client={client} isAwaited={subscriptions.some((subscription) => subscription.isAwaited)} />
    </>
  )
}

/** Each user gets a new client, so that no subscription survives a sign-out. */
function useClient(user: User | null, path: string): LiveClient | null {
  const { site, session, locale, t } = usePage()
  const router = useRouter()
  const [client, setClient] = useState<LiveClient | null>(null)

  const onOwnEvent = useEffectEvent((event: Parameters<typeof noticeOf>[0] | null) => {
    const notice = event && !ownChanges.has(event.ref.id) ? noticeOf(event, path) : undefined
    // A toast that is already shown probably reports the same action of the user.
    if (notice && toasts.current() === null) toasts.show(t(notice.text), notice.tone)
    if (showsOwnData(path)) reloadSoon(() => void router.invalidate())
  })

  const onUnread = useEffectEvent((send: Send) => {
    if (user) void countUnread(send, user)
  })

  const { apiBase, realtime } = site
  const userId = user?.id ?? null
  useEffect(() => {
    const send = httpSend({ base: apiBase, locale: () => locale, token: session.token })
    const count = createUnreadCounter(() => onUnread(send))
    const made = createLiveClient({
      origin: realtime || window.location.origin,
      async getToken() {
        if (userId === null) return ''
        try {
          return (await send(getConnectionToken, { id: 'me' })).token
        } catch (error) {
          // The session is over. A background page is not redirected: the next navigation leads to sign-in.
          if (apiErrorCode(error) === 'unauthenticated') return null
          throw error
        }
      },
      onOwnEvent(event) {
        onOwnEvent(event)
        count(event)
      },
      log: logFailure,
    })
    setClient(made)
    return () => {
      made.disconnect()
      setClient(null)
    }
  }, [userId, apiBase, realtime, locale, session])
  return client
}

let timer: ReturnType<typeof setTimeout> | undefined

function reloadSoon(read: () => void): void {
  clearTimeout(timer)
  timer = setTimeout(read, RELOAD_DEBOUNCE_MS)
}

function logFailure(failure: ConnectionFailure): void {
  // biome-ignore lint/suspicious/noConsole: the browser has no other log
  console.info('realtime', failure.during, failure.code, failure.reason, failure.channel ?? '')
}

import type { User } from '@verstat/contract'
import { useEffect } from 'react'
import { liveConnection } from '../../../lib/realtime/live-connection.ts'
import { countUnread } from '../../../lib/session/unread-counts.ts'
import { usePage } from '../../../lib/use-page.ts'

/** Without realtime, a visible page counts this often. */
const POLL_MS = 20_000

/** Keeps the numbers of the header right while no event tells of changes. Renders nothing. */
export function UnreadPolling({ user }: { readonly user: User }) {
  const { send } = usePage()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && !liveConnection.isUp()) void countUnread(send, user)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [send, user])
  return null
}

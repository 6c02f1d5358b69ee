import type { User } from '@verstat/contract'
import { readNotices } from '@verstat/contract/browser'
import { useEffect, useState } from 'react'
import { unreadNotices } from '../../lib/session/unread-counts.ts'
import { usePage } from '../../lib/use-page.ts'
import type { NoticesView } from './load-notices.ts'

/**
 * Marks the shown notices as read as soon as the tab is visible. Returns the ids of those that were new to the user, so
 * that they stay marked as new until the user leaves the page.
 */
export function useReading(user: User, { rows, unread }: NoticesView): ReadonlySet<string> {
  const { send } = usePage()
  const [news] = useState(() => new Set<string>())

  useEffect(() => {
    unreadNotices.set(user, unread)
    const ids = rows.filter(({ id, isRead }) => !isRead && !news.has(id)).map(({ id }) => id)
    if (ids.length === 0) return
    const read = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', read)
      for (const id of ids) news.add(id)
      send(readNotices, { ids }).then(
        (answer) => unreadNotices.set(user, answer.unread),
        () => {
          // They stay unread. The next visit of the page marks them.
        },
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [rows, unread, user, news, send])

  return news
}

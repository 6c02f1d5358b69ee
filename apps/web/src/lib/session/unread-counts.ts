import type { Send, User } from '@verstat/contract'
import { getUser } from '@verstat/contract/browser'
import { useSyncExternalStore } from 'react'

/**
 * A number that the header shows to the user of this tab. The API counts it whenever it returns the user; a later count
 * replaces that number until the user is loaded again. Use `set` only in the browser.
 */
export type UnreadCount = {
  readonly of: (user: User) => number
  readonly set: (user: User, count: number) => void
  readonly watch: (listener: () => void) => () => void
}

export const unreadNotices = unreadCount(({ unreadNotices }) => unreadNotices)
export const unreadConversations = unreadCount(({ unreadConversations }) => unreadConversations)

export function useUnread(count: UnreadCount, user: User): number {
  return useSyncExternalStore(
    count.watch,
    () => count.of(user),
    () => count.of(user),
  )
}

/** Counts everything that the header shows, in one call. */
export async function countUnread(send: Send, user: User): Promise<void> {
  try {
    const counted = await send(getUser, {})
    // Another tab may have signed in somebody else.
    if (counted.id !== user.id) return
    unreadNotices.set(user, counted.unreadNotices)
    unreadConversations.set(user, counted.unreadConversations)
  } catch {
    // The numbers stay as they are until the next event, or until the next document is loaded.
  }
}

function unreadCount(loaded: (user: User) => number): UnreadCount {
  let counted: { readonly user: User; readonly count: number } | undefined
  const listeners = new Set<() => void>()
  const of = (user: User) => (counted?.user === user ? counted.count : loaded(user))
  return {
    of,
    set(user, count) {
      if (of(user) === count) return
      counted = { user, count }
      for (const listener of listeners) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

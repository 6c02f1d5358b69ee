import type { User } from '@verstat/contract'
import { useSyncExternalStore } from 'react'

let counted: { readonly user: User; readonly count: number } | undefined
const listeners = new Set<() => void>()

/**
 * The number of notices that the user of this tab has not read. The API counts them whenever it returns the user; a
 * later count replaces that number until the user is loaded again. Use `set` only in the browser.
 */
export const unreadNotices = {
  of: (user: User): number => (counted?.user === user ? counted.count : user.unreadNotices),
  set(user: User, count: number): void {
    if (unreadNotices.of(user) === count) return
    counted = { user, count }
    for (const listener of listeners) listener()
  },
  watch(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function useUnreadNotices(user: User): number {
  return useSyncExternalStore(
    unreadNotices.watch,
    () => unreadNotices.of(user),
    () => user.unreadNotices,
  )
}

import { useSyncExternalStore } from 'react'
import { isSeen } from './seen-listings.ts'

/**
 * Returns whether the visitor has opened the listing in this browser. Pages are cached for everybody, so the result is
 * false on the server and during hydration.
 */
export function useSeen(id: string): boolean {
  return useSyncExternalStore(subscribe, () => isSeen(id), answerFalse)
}

/** Another tab may open a listing. */
function subscribe(change: () => void): () => void {
  addEventListener('storage', change)
  return () => removeEventListener('storage', change)
}

const answerFalse = () => false

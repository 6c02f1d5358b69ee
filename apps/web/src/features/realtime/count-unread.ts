import type { RealtimeEvent, Send } from '@verstat/contract'
import { listNotices } from '@verstat/contract/browser'

/** Several events within this time cause one call. */
const DEBOUNCE_MS = 300

/**
 * Returns a function that receives the user's own events, and counts the unread notices after those that may have
 * changed their number. The value null means that events may have been missed.
 */
export function createUnreadCounter(
  send: Send,
  onCount: (unread: number) => void,
): (event: RealtimeEvent | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () =>
    send(listNotices, { limit: 1 }).then(
      ({ unread }) => onCount(unread),
      () => {
        // The number stays as it is until the next event, or until the next document is loaded.
      },
    )
  return (event) => {
    if (event !== null && event.t !== 'notice.created' && event.t !== 'notice.read') return
    clearTimeout(timer)
    timer = setTimeout(count, DEBOUNCE_MS)
  }
}

import type { RealtimeEvent } from '@verstat/contract'

/** Several events within this time cause one call. */
const DEBOUNCE_MS = 300

/** Events of notices and of messages. Those about the user's own messages are among them, and change no number. */
const COUNTED = /^(notice\.(created|read)|message\.(created|changed)|conversation\.read)$/

/**
 * Returns a function that receives the user's own events, and calls `count` after those that may have changed what is
 * unread. The value null means that events may have been missed.
 */
export function createUnreadCounter(count: () => void): (event: RealtimeEvent | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (event) => {
    if (event !== null && !COUNTED.test(event.t)) return
    clearTimeout(timer)
    timer = setTimeout(count, DEBOUNCE_MS)
  }
}

import { createTagLog } from '../web/page-cache/tag-log.ts'

/** Knows of which people something has changed that this process may have cached. */
export type PersonLog = {
  /** The current moment. What is read after it may be cached with it. */
  readonly moment: () => number
  /** Whether nothing of a person has changed since a moment. False while changes of other processes are not heard. */
  readonly holds: (userId: string, since: number) => boolean
  readonly drop: (userId: string) => void
  /** Tells whether changes are heard. Nothing is cached before it was called with true. */
  readonly setListening: (isListening: boolean) => void
}

export function createPersonLog(): PersonLog {
  const log = createTagLog()
  let isListening = false
  return {
    moment: log.moment,
    holds: (userId, since) => isListening && log.holds([userId], since),
    drop: (userId) => log.drop([userId]),
    setListening(isConnected) {
      // What changed in the meantime is unknown.
      if (isConnected) log.dropAll()
      isListening = isConnected
    },
  }
}

import type { RealtimeEvent } from '@verstat/contract'

/** A position in the history of a realtime channel. */
export type LivePosition = { readonly offset: number; readonly epoch: string }

/** Subscription of a page to a realtime channel. Without a connection the page still works, but gets no events. */
export type LiveSubscription = {
  readonly channel: string
  /** Fetches a token for the channel. Returns null when the user may no longer subscribe to the channel. */
  readonly getToken: () => Promise<string | null>
  /**
   * Loads the page's data again and returns the position in the channel from which events are needed. Called before the
   * first token is fetched, and when the server can no longer replay missed events.
   */
  readonly getPosition?: (() => Promise<LivePosition>) | undefined
  /**
   * Receives an event, or null when events may have been missed and everything must be loaded again. Without
   * `getPosition`, `onEvent` also receives null at the start.
   */
  readonly onEvent: (event: RealtimeEvent | null) => void
  /**
   * True when the user waits for an event of this channel and the page has no other way to get the event. Then a lost
   * connection is shown to the user.
   */
  readonly isAwaited?: boolean
}

let subscriptions: readonly LiveSubscription[] = []
const listeners = new Set<() => void>()

/** Subscriptions of the current page. The realtime client reads them when its code is loaded, which may be never. */
export const liveSubscriptions = {
  all: (): readonly LiveSubscription[] => subscriptions,
  add(subscription: LiveSubscription): () => void {
    change([...subscriptions, subscription])
    return () => change(subscriptions.filter((each) => each !== subscription))
  },
  watch(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: readonly LiveSubscription[]): void {
  subscriptions = next
  for (const listener of listeners) listener()
}

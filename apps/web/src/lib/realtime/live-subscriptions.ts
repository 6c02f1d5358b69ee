import type { RealtimeEvent } from '@verstat/contract'

/** A position in the history of a channel. */
export type LivePosition = { readonly offset: number; readonly epoch: string }

/** A page's subscription to a channel. Without a connection the page still works, it only gets no events. */
export type LiveSubscription = {
  readonly channel: string
  /** Fetches a token of the channel; null when the caller may no longer subscribe to it. */
  readonly getToken: () => Promise<string | null>
  /**
   * Brings the page up to date and returns the position to receive events from. Called before the first token is
   * fetched and when missed events can no longer be replayed.
   */
  readonly getPosition?: (() => Promise<LivePosition>) | undefined
  /** Null: events may have been missed, refetch everything. Without `getPosition` also called so at the start. */
  readonly onEvent: (event: RealtimeEvent | null) => void
  /** The user waits for this event and nothing else would bring it, so a lost connection is shown. */
  readonly isAwaited?: boolean
}

let subscriptions: readonly LiveSubscription[] = []
const listeners = new Set<() => void>()

/** The page's subscriptions, read by the realtime client, whose code loads later or never. */
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

import type { RealtimeEvent } from '@verstat/contract'

/** A place in the stream of a channel. */
export type LivePosition = { readonly offset: number; readonly epoch: string }

/** What a page wants to hear of while it is shown. Nothing of it is needed: without a connection nobody is told. */
export type LiveWish = {
  readonly channel: string
  /** Answers a token of the channel; null when the caller may not hear it any more. */
  readonly getToken: () => Promise<string | null>
  /**
   * Answers from where on to hear, having seen to it that the page shows what stood there. Asked before the first
   * token, and when what was missed cannot be had any more.
   */
  readonly getPosition?: (() => Promise<LivePosition>) | undefined
  /**
   * Null: something may have been missed, so all is to be read again. Said at the beginning too where nobody asked for
   * a position: the page is older than the connection.
   */
  readonly hear: (event: RealtimeEvent | null) => void
  /** Somebody waits here and nothing else would tell them, so a lost connection is told. */
  readonly isAwaited?: boolean
}

let wishes: readonly LiveWish[] = []
const listeners = new Set<() => void>()

/** The wishes of the page, for whoever holds the connection; that part of the app comes later, or never. */
export const liveWishes = {
  all: (): readonly LiveWish[] => wishes,
  /** Answers how to take the wish back. */
  add(wish: LiveWish): () => void {
    change([...wishes, wish])
    return () => change(wishes.filter((each) => each !== wish))
  },
  watch(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: readonly LiveWish[]): void {
  wishes = next
  for (const listener of listeners) listener()
}

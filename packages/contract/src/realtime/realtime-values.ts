import type { RealtimeEventType } from '../module-lists.ts'

/** What a message of a channel says: that something changed, never how it looks now. */
export type RealtimeEvent = {
  readonly v: 1
  /** Of this message; one that comes again is the same. */
  readonly id: string
  readonly t: RealtimeEventType
  /** Milliseconds since 1970. */
  readonly at: number
  readonly ref: { readonly kind: string; readonly id: string | null; readonly ver: number }
  readonly d: {
    readonly status?: string
    readonly queue?: 'listings' | 'feedback' | 'payments'
    readonly views?: number
    readonly contacts?: number
    /** Of a feed: how many were published, and what of filters the first twenty match. */
    readonly n?: number
    readonly listings?: readonly FeedListing[]
  }
}

/** Slugs, as filters of lists name them. */
export type FeedListing = {
  readonly id: string
  readonly type?: string
  readonly region: string
  readonly categories: readonly string[]
}

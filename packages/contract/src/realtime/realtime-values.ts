import type { RealtimeEventType } from '../module-lists.ts'

/** Says that something changed, never the new content. */
export type RealtimeEvent = {
  readonly v: 1
  /** The same in repeated deliveries of one event. */
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
    /** Feed events: how many listings were published, and the filter values of the first twenty. */
    readonly n?: number
    readonly listings?: readonly FeedListing[]
  }
}

/** Slugs, as used by list filters. */
export type FeedListing = {
  readonly id: string
  readonly type?: string
  readonly region: string
  readonly categories: readonly string[]
}

import type { NoticeType, RealtimeEventType } from '../module-lists.ts'

/** An event says that something has changed. It never contains the new content. */
export type RealtimeEvent = {
  readonly v: 1
  /** If an event is delivered repeatedly, its id stays the same. */
  readonly id: string
  readonly t: RealtimeEventType
  /** Time of the event in milliseconds since 1970. */
  readonly at: number
  readonly ref: { readonly kind: string; readonly id: string | null; readonly ver: number }
  readonly d: {
    readonly status?: string
    /** Only events about a new notice have a type. */
    readonly type?: NoticeType
    readonly queue?: 'listings' | 'feedback' | 'payments'
    readonly views?: number
    readonly contacts?: number
    /** How many offers the order has now. */
    readonly offers?: number
    /** How many questions to the order are answered now. */
    readonly questions?: number
    /**
     * Only events about lists have these fields. `n` says how many listings were published. `listings` has the filter
     * values of the first twenty.
     */
    readonly n?: number
    readonly listings?: readonly FeedListing[]
  }
}

/** The filter values of a published listing. `region` and the other values are slugs, as in the filters of lists. */
export type FeedListing = {
  readonly id: string
  readonly type?: string
  readonly region: string
  readonly categories: readonly string[]
}

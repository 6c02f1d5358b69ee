import type { Json } from '@verstat/realtime'

/** Where the triggers put events of channels that many hear. */
export const COALESCED_PARTITION = 0

/** One row, as the triggers write it. */
export type OutboxEntry = {
  readonly id: number
  readonly method: 'publish' | 'unsubscribe' | 'disconnect'
  readonly payload: {
    readonly channel?: string
    readonly data?: Json
    readonly idempotency_key?: string
    readonly user?: string
    readonly disconnect?: { readonly code: number; readonly reason: string }
  }
}

/** The most listings that one event names; `n` counts all. */
const MOST_LISTINGS = 20

/** Draws rows together: new listings of a feed become one event, of a queue only the last change is told. */
export function coalesce(rows: readonly OutboxEntry[]): OutboxEntry[] {
  const groups = Map.groupBy(rows, groupOf)
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1)
    if (!last) return []
    return isFeed(last) ? [mergeFeed(group, last)] : [last]
  })
}

function groupOf({ payload }: OutboxEntry): string {
  const { queue = '' } = detailsOf(payload.data)
  return `${payload.channel} ${String(queue)}`
}

function isFeed({ payload }: OutboxEntry): boolean {
  return payload.channel?.startsWith('feed:') ?? false
}

function mergeFeed(group: readonly OutboxEntry[], last: OutboxEntry): OutboxEntry {
  const details = group.map(({ payload }) => detailsOf(payload.data))
  const n = details.reduce((sum, each) => sum + Number(each.n ?? 0), 0)
  const listings = details
    .flatMap((each) => (Array.isArray(each.listings) ? (each.listings as readonly Json[]) : []))
    .slice(0, MOST_LISTINGS)
  const data = last.payload.data as Readonly<Record<string, Json>>
  return { ...last, payload: { ...last.payload, data: { ...data, d: { n, listings } } } }
}

function detailsOf(data: Json | undefined): Readonly<Record<string, Json>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {}
  const details = (data as Readonly<Record<string, Json>>).d
  return typeof details === 'object' && details !== null && !Array.isArray(details)
    ? (details as Readonly<Record<string, Json>>)
    : {}
}

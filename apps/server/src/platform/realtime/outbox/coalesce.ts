import type { Json } from '@verstat/realtime'

/** The partition of channels that have many subscribers. Its events are merged before they are sent. */
export const COALESCED_PARTITION = 0

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

/** A merged event names at most this many listings. Its field `n` counts all of them. */
const MOST_LISTINGS = 20

/**
 * Merges rows of the outbox. The events of a feed channel become one event with all new listings. Of several
 * changes of the same moderation queue only the last is kept.
 */
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
    .flatMap(({ listings: some = [] }): readonly Json[] => (Array.isArray(some) ? some : []))
    .slice(0, MOST_LISTINGS)
  const data = { ...fieldsOf(last.payload.data), d: { n, listings } }
  return { ...last, payload: { ...last.payload, data } }
}

type JsonObject = { readonly [key: string]: Json }

function detailsOf(data: Json | undefined): JsonObject {
  return fieldsOf(fieldsOf(data).d)
}

function fieldsOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

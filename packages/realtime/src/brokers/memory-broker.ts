import { randomBytes } from 'node:crypto'
import type { StreamPosition } from '../channels/publisher.ts'
import type {
  Broker,
  BrokerEvents,
  HistoryPart,
  HistoryQuery,
  NewPublication,
  StoredPublication,
} from './broker.ts'

type Stream = { readonly epoch: string; top: number; kept: Kept[] }
type Kept = StoredPublication & { readonly at: number }

const KEY_TTL_MS = 5 * 60_000

export function createMemoryBroker(now: () => number = Date.now): Broker {
  const streams = new Map<string, Stream>()
  const seen = new Map<string, { readonly position: StreamPosition | null; readonly until: number }>()
  let events: BrokerEvents | undefined

  function streamOf(channel: string): Stream {
    const known = streams.get(channel)
    if (known) return known
    const stream = { epoch: randomBytes(4).toString('hex'), top: 0, kept: [] }
    streams.set(channel, stream)
    return stream
  }

  function publish(publication: NewPublication): StreamPosition | null {
    const { channel, idempotencyKey, keep } = publication
    const key = idempotencyKey === undefined ? undefined : `${channel} ${idempotencyKey}`
    const before = key === undefined ? undefined : seen.get(key)
    if (before && before.until > now()) return before.position
    const { position, stored } = store(publication)
    if (key !== undefined) {
      forgetOldKeys()
      seen.set(key, { position, until: now() + KEY_TTL_MS })
    }
    events?.onPublication(channel, stored, keep === null ? '' : streamOf(channel).epoch)
    return position
  }

  function store({ channel, keep, data, info, tags }: NewPublication) {
    const body = { data, ...(info === undefined ? {} : { info }), ...(tags === undefined ? {} : { tags }) }
    if (keep === null) return { position: null, stored: { ...body, offset: 0 } }
    const stream = streamOf(channel)
    stream.top += 1
    const stored = { ...body, offset: stream.top, at: now() }
    stream.kept.push(stored)
    if (stream.kept.length > keep.size) stream.kept.splice(0, stream.kept.length - keep.size)
    return { position: { offset: stream.top, epoch: stream.epoch }, stored }
  }

  /**
   * Deletes expired idempotency keys. Stops at the first valid key, because the keys are in the order of their
   * expiry.
   */
  function forgetOldKeys(): void {
    for (const [key, { until }] of seen) {
      if (until > now()) return
      seen.delete(key)
    }
  }

  function read(channel: string, { ttlSeconds, limit, since, isReverse = false }: HistoryQuery): HistoryPart {
    const stream = streamOf(channel)
    const oldest = now() - ttlSeconds * 1000
    stream.kept = stream.kept.filter(({ at }) => at > oldest)
    const asked = stream.kept.filter(
      ({ offset }) => since === undefined || (isReverse ? offset < since : offset > since),
    )
    if (isReverse) asked.reverse()
    return { position: { offset: stream.top, epoch: stream.epoch }, publications: asked.slice(0, limit) }
  }

  return {
    start: async (listener) => {
      events = listener
    },
    stop: async () => {
      events = undefined
    },
    publish: async (publications) => publications.map(publish),
    read: async (channel, query) => read(channel, query),
    positions: async (channels) => channels.map(streamOf).map(({ top, epoch }) => ({ offset: top, epoch })),
    removeHistory: async (channel) => {
      streamOf(channel).kept = []
    },
    sendControl: async (control) => events?.onControl(control),
  }
}

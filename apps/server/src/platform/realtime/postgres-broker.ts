import type { Broker, BrokerEvents, Control, NewPublication, StoredPublication } from '@verstat/realtime'
import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig, Pool } from 'pg'
import { listenForNotices, type NoticeListener } from '../db/notice-listener.ts'
import { COMMAND_MARK, type CommandRelay, createCommandRelay } from './command-relay.ts'
import { readRevocations, storeRevocation } from './revocation-store.ts'
import { createStreamReader } from './stream-reader.ts'

export type PostgresBrokerOptions = {
  readonly pool: Pool
  /** The connection options of the pool, used for one more connection that listens for publications. */
  readonly connection: ClientConfig
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly node: string
}

export type PostgresBroker = Broker & Pick<CommandRelay, 'keepAlive'>

const CHANNEL = 'realtime_streams'
/** PostgreSQL limits the payload of a notice to 8000 bytes. */
const LONGEST_NOTICE_BYTES = 7_900
const CONTROL_MARK = '!'

/**
 * Creates a broker that stores streams in the database, shared by all nodes. Each node delivers every notice
 * to its clients, including the notices of its own publications.
 */
export function createPostgresBroker({ pool, connection, log, node }: PostgresBrokerOptions): PostgresBroker {
  const reader = createStreamReader(pool)
  /**
   * Channels for which a publication that is too long for a notice is being read from the database. Later
   * publications of the channel wait for it.
   */
  const reading = new Map<string, Promise<void>>()
  let listener: NoticeListener | undefined
  let onCommands: BrokerEvents['onCommands'] = () => {}
  const relay = createCommandRelay({
    pool,
    log,
    node,
    channel: CHANNEL,
    onCommands: (session, data) => onCommands(session, data),
  })

  function onNotice(events: BrokerEvents, payload: string): void {
    if (payload.startsWith(CONTROL_MARK)) events.onControl(parseControl(payload.slice(1)))
    else if (payload.startsWith(COMMAND_MARK)) relay.onNotice(payload)
    else onPublication(events, payload)
  }

  function onPublication(events: BrokerEvents, payload: string): void {
    const end = payload.indexOf('\n')
    const head: NoticeHead = JSON.parse(end === -1 ? payload : payload.slice(0, end))
    const notified = end === -1 ? null : { ...bodyOf(head), data: payload.slice(end + 1) }
    const before = reading.get(head.c)
    if (notified && !before) deliver(events, head, notified)
    else readAfter(before ?? Promise.resolve(), events, head, notified)
  }

  function readAfter(
    before: Promise<void>,
    events: BrokerEvents,
    head: NoticeHead,
    notified: StoredPublication | null,
  ): void {
    const now = before
      .then(async () => notified ?? (await reader.one(head.c, head.o ?? 0)))
      .then((found) => {
        // The result is undefined when the publication was deleted in the meantime. Then subscribers notice
        // the gap themselves.
        if (found) deliver(events, head, found)
      })
      .catch((err: unknown) => log.warn({ err }, 'a publication was not read'))
      .finally(() => {
        if (reading.get(head.c) === now) reading.delete(head.c)
      })
    reading.set(head.c, now)
  }

  function deliver(events: BrokerEvents, head: NoticeHead, publication: StoredPublication): void {
    events.onPublication(head.c, publication, head.o === null ? '' : reader.epoch())
  }

  return {
    relay,
    keepAlive: relay.keepAlive,
    maxUnstoredBytes: LONGEST_NOTICE_BYTES / 2,
    async start(events) {
      onCommands = events.onCommands
      await Promise.all([reader.start(), relay.keepAlive()])
      for (const control of await readRevocations(pool)) events.onControl(control)
      let wasConnected = false
      listener = listenForNotices({
        connection,
        channel: CHANNEL,
        log,
        onNotice: (payload) => onNotice(events, payload),
        onListening(isConnected) {
          if (isConnected && wasConnected) events.onGap()
          wasConnected ||= isConnected
        },
      })
      await listener.started
    },
    stop: async () => listener?.stop(),
    async publish(publications) {
      if (publications.length === 0) return []
      const { rows } = await pool.query<{ stored_at: string | null }>({
        name: 'realtime_keep',
        text: 'select stored_at from realtime_keep($1) order by n',
        values: [JSON.stringify(publications.map(asRow))],
      })
      return rows.map(({ stored_at: at }) =>
        at === null ? null : { offset: Number(at), epoch: reader.epoch() },
      )
    },
    read: reader.read,
    positions: reader.positions,
    async removeHistory(channel) {
      await pool.query('delete from realtime_publications where channel = $1', [channel])
    },
    async sendControl(control) {
      const payload = `${CONTROL_MARK}${JSON.stringify(control)}`
      if (Buffer.byteLength(payload) > LONGEST_NOTICE_BYTES) {
        throw new Error(`a ${control.kind} is too long to be sent to other nodes`)
      }
      await storeRevocation(pool, control)
      await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
  }
}

/**
 * The start of a notice: `c` is the channel, `o` the offset (null when the publication is not stored), `i`
 * the info, `t` the tags.
 */
type NoticeHead = { readonly c: string; readonly o: number | null; readonly i?: string; readonly t?: string }

function parseControl(text: string): Control {
  return JSON.parse(text)
}

function bodyOf({ o, i, t }: NoticeHead): Omit<StoredPublication, 'data'> {
  return { offset: o ?? 0, ...(i === undefined ? {} : { info: i }), ...(t === undefined ? {} : { tags: t }) }
}

function asRow({ channel, data, info, tags, idempotencyKey: key, keep }: NewPublication): object {
  return {
    channel,
    data,
    ...(info === undefined ? {} : { info }),
    ...(tags === undefined ? {} : { tags }),
    ...(key === undefined ? {} : { key }),
    ...(keep === null ? {} : { size: keep.size, ttl: keep.ttlSeconds }),
  }
}

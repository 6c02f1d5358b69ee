import type { FastifyBaseLogger } from 'fastify'
import pg, { type ClientConfig } from 'pg'
import { pause } from '../process/pause.ts'
import { cut } from './replicas/asking-server.ts'

export type NoticeOptions = {
  /**
   * The connection options, for instance those of a pool. The object must not be copied with a spread: the password
   * of a pool is not enumerable, so the copy would lack it.
   */
  readonly connection: ClientConfig
  /** The channel name is written into the SQL without escaping, so it must be a plain identifier. */
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /**
   * Called with true when notices begin to arrive, and with false when they stop. Notices sent while the
   * listener is disconnected are lost.
   */
  readonly onListening: (isConnected: boolean) => void
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export type NoticeListener = {
  /** Resolves after the first attempt to connect, whether it succeeded or failed. */
  readonly started: Promise<void>
  readonly stop: () => Promise<void>
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/**
 * A connection can die silently, and a connection pooler can swallow notices. Therefore the listener sends a
 * notice to itself at this interval and expects to receive it.
 */
const PROBE_EVERY_MS = 2_000
const PROBE_LIMIT_MS = 3_000

/** Runs LISTEN on a connection of its own. Reconnects until `stop` is called. */
export function listenForNotices(options: NoticeOptions): NoticeListener {
  const { log, onListening } = options
  const stopping = new AbortController()
  let started = () => {}
  const first = new Promise<void>((resolve) => {
    started = resolve
  })
  const running = run()

  async function run(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    let isDown = false
    while (!stopping.signal.aborted) {
      await listen(options, stopping.signal, () => {
        if (isDown) log.info({ channel: options.channel }, 'changes are heard of again')
        pauseMs = FIRST_PAUSE_MS
        isDown = false
        onListening(true)
        started()
      }).catch((error: unknown) => {
        if (stopping.signal.aborted || isDown) return
        isDown = true
        log.warn({ channel: options.channel, err: error }, 'changes are not heard of')
      })
      if (stopping.signal.aborted) break
      onListening(false)
      started()
      await pause(pauseMs, stopping.signal)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    started()
  }

  return {
    started: first,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Listens on one connection. Rejects when the connection breaks. Resolves when `stopping` aborts. */
async function listen(
  { connection, channel, onNotice }: NoticeOptions,
  stopping: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const client = new pg.Client(connection)
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the connection ended')))
  })
  // Every race below handles this rejection. Without this line it would be unhandled between two races.
  broken.catch(() => {})
  const probe = createProbe(client, channel)
  client.on('notification', ({ payload = '' }) => {
    if (!probe.isOwn(payload)) onNotice(payload)
  })
  try {
    await Promise.race([client.connect(), broken])
    await Promise.race([client.query(`listen ${channel}`), broken])
    await Promise.race([probe.once(), broken])
    onReady()
    while (!stopping.aborted) {
      await Promise.race([pause(PROBE_EVERY_MS, stopping), broken])
      if (!stopping.aborted) await Promise.race([probe.once(), broken])
    }
    await client.end()
  } catch (error) {
    // The other end may never answer again, so it is not waited for.
    cut(client)
    throw error
  }
}

/** Returns a function that sends a notice on the channel and waits until the notice arrives. */
function createProbe(client: pg.Client, channel: string) {
  const prefix = `probe:${process.pid}:${Math.random().toString(36).slice(2)}`
  let onProbe = () => {}
  return {
    isOwn(payload: string): boolean {
      if (payload === prefix) onProbe()
      return payload.startsWith('probe:')
    },
    async once(): Promise<void> {
      const arrival = new Promise<void>((resolve) => {
        onProbe = resolve
      })
      const timeout = new AbortController()
      const late = pause(PROBE_LIMIT_MS, timeout.signal).then(() => {
        if (!timeout.signal.aborted) throw new Error('notices do not arrive')
      })
      const sending = client.query('select pg_notify($1, $2)', [channel, prefix])
      // A failure after the timeout is ignored, because `late` has already reported the timeout.
      sending.catch(() => {})
      try {
        await Promise.race([Promise.all([sending, arrival]), late])
      } finally {
        timeout.abort()
      }
    },
  }
}

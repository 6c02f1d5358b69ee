import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Centrifuge } from 'centrifuge'
import pg, { type ClientConfig } from 'pg'
import { WebSocket } from 'ws'
import { openCommandDatabase } from '../../apps/server/src/platform/db/command-database.ts'
import { prepareDatabase } from '../../apps/server/src/platform/db/prepare-database.ts'
import { createPostgresBroker } from '../../apps/server/src/platform/realtime/postgres-broker.ts'
import type { NodeOrder } from '../../apps/server/src/platform/realtime/realtime-node.testing.ts'
import { silentHttpLog, silentLog } from '../../apps/server/src/platform/testing/silent-log.ts'
import { openFilesLimit } from '../realtime-clients.ts'
import { atMost, type PartResult, round } from '../report.ts'

const CLIENTS = 5_000
/** Opening more connections at the same time would not be faster, because the connections would wait for each other. */
const AT_ONCE = 100
const CHANNELS = Array.from({ length: 50 }, (_, n) => `kept:${n}`)
const EVENTS = 40
const LIMIT_MS = 180_000

/**
 * Measures how a restart of the server affects open pages: how long they take to reconnect, how evenly their attempts
 * are spread, and which events they miss.
 */
export async function measureRealtimeRestart(): Promise<PartResult> {
  const count = Math.min(CLIENTS, openFilesLimit() - 500)
  return withDatabase(async (connection) => {
    const pool = new pg.Pool(connection)
    const broker = createPostgresBroker({ pool, connection, log: silentHttpLog, node: randomUUID() })
    const publish = (n: number) =>
      broker.publish(
        CHANNELS.map((channel) => ({ channel, data: String(n), keep: { size: 100, ttlSeconds: 600 } })),
      )
    const first = await startNode({ connection, port: 0, laterMs: 0 })
    const clients: Page[] = []
    while (clients.length < count) {
      clients.push(...Array.from({ length: AT_ONCE }, (_, n) => openPage(first.port, CHANNELS[n % 50] ?? '')))
      await until(() => clients.every(({ connects }) => connects.length > 0))
    }
    for (let n = 0; n < EVENTS / 2; n += 1) await publish(n)
    await until(() => clients.every(({ received }) => received.length === EVENTS / 2))
    const stoppedAt = performance.now()
    first.child.kill('SIGTERM')
    await once(first.child, 'exit')
    for (let n = EVENTS / 2; n < EVENTS; n += 1) await publish(n)
    const startedAt = performance.now()
    const second = await startNode({ connection, port: first.port, laterMs: 0 })
    const upAt = performance.now()
    await until(() => clients.every(({ connects }) => connects.length > 1))
    const backMs = performance.now() - upAt
    await until(() => clients.every(({ received, lost }) => lost > 0 || received.length >= EVENTS))
    const wrong = clients.filter(
      ({ received, lost }) => lost > 0 || received.some((n, at) => n !== at),
    ).length
    const perSecond = Map.groupBy(
      clients.map(({ connects: [, again = 0] }) => again),
      (at) => Math.floor((at - upAt) / 1_000),
    )
    const most = Math.max(...[...perSecond.values()].map(({ length }) => length))
    for (const { client } of clients) client.disconnect()
    second.child.kill('SIGKILL')
    await pool.end()
    return {
      tables: [
        {
          title: `a restart under ${count} open pages`,
          columns: ['drained in, s', 'starts in, s', 'all back in, s', 'most connections in a second'],
          rows: [
            [
              round((startedAt - stoppedAt) / 1_000),
              round((upAt - startedAt) / 1_000),
              round(backMs / 1_000),
              most,
            ],
          ],
        },
      ],
      promises: [
        atMost('seconds until the last page is back', backMs / 1_000, 30),
        atMost('share of the pages that connect in one second', most / count, 0.5),
        atMost('pages that lost an event or heard one twice', wrong, 0),
      ],
    }
  })
}

type Page = {
  readonly client: Centrifuge
  readonly received: number[]
  readonly connects: number[]
  lost: number
}

/** Opens a connection with the realtime client. The client has the same settings as on the site. */
function openPage(port: number, channel: string): Page {
  const client = new Centrifuge(`ws://127.0.0.1:${port}/connection/websocket`, {
    websocket: WebSocket,
    timeout: 5_000,
    minReconnectDelay: 500,
    maxReconnectDelay: 20_000,
  })
  const page: Page = { client, received: [], connects: [], lost: 0 }
  const subscription = client.newSubscription(channel)
  subscription.on('subscribed', ({ wasRecovering, recovered }) => {
    page.connects.push(performance.now())
    if (wasRecovering && !recovered) page.lost += 1
  })
  subscription.on('publication', ({ data }) => page.received.push(Number(data)))
  subscription.subscribe()
  client.connect()
  return page
}

async function startNode(order: NodeOrder): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const script = '../../apps/server/src/platform/realtime/realtime-node.testing.ts'
  const child = fork(join(import.meta.dirname, script), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(order)
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

async function withDatabase<T>(use: (connection: ClientConfig) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-bench-'))
  chmodSync(folder, 0o711)
  const server = await openCommandDatabase({
    config: { databaseUrl: null, dataDir: join(folder, 'data') },
    log: silentLog,
  })
  try {
    await prepareDatabase(server.connection)
    return await use(server.connection)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const startedAt = performance.now(); !isSo(); await pause(50)) {
    if (performance.now() - startedAt > LIMIT_MS) throw new Error('the pages did not get there in time')
  }
}

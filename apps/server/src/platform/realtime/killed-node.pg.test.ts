import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { startRealtime } from '@verstat/realtime'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '../testing/eventually.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createPostgresBroker } from './postgres-broker.ts'
import { NODE_CHANNELS, NODE_KEYS, type NodeOrder } from './realtime-node.testing.ts'

const CLIENTS = 1_000
const CHANNELS = Array.from({ length: 10 }, (_, n) => `kept:${n}`)
const CUT_MS = 60_000

const { pool, connection } = await testDatabase()
const nodes: ChildProcess[] = []
const clients: Client[] = []
/** This node has no client connections. It goes on publishing when other nodes are killed. */
const publisher = await startRealtime({
  namespaces: NODE_CHANNELS,
  keys: NODE_KEYS,
  broker: createPostgresBroker({ pool, connection, log: silentHttpLog, node: randomUUID() }),
  allowsAnonymous: true,
  onFault: (error) => {
    throw error
  },
})
afterAll(async () => {
  for (const client of clients) client.stop()
  for (const node of nodes) node.kill('SIGKILL')
  await publisher.stop()
})

async function startNode(order: Pick<NodeOrder, 'port' | 'laterMs'>) {
  const child = fork(join(import.meta.dirname, 'realtime-node.testing.ts'), { stdio: 'ignore' })
  nodes.push(child)
  child.send({ ...order, connection: plain() } satisfies NodeOrder)
  const [port = 0]: number[] = await once(child, 'message')
  return { child, port }
}

/** The password is not enumerable in the options of a pool, so it must be copied explicitly. */
function plain(): NodeOrder['connection'] {
  return { ...connection, password: String(connection.password) }
}

/** Behaves like a page: after a random pause it reconnects and continues from its position in the stream. */
class Client {
  readonly offsets: number[] = []
  readonly #port: number
  readonly #channel: string
  #epoch = ''
  #socket: WebSocket | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  times = { subscribed: 0, lost: 0, refused: 0 }

  constructor(port: number, channel: string) {
    this.#port = port
    this.#channel = channel
    this.#open()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#socket?.terminate()
  }

  #open(): void {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/connection/websocket`)
    this.#socket = socket
    socket.on('open', () => {
      const offset = this.offsets.at(-1) ?? 0
      const recover = this.#epoch === '' ? {} : { recover: true, offset, epoch: this.#epoch }
      const subscribe = { id: 2, subscribe: { channel: this.#channel, ...recover } }
      socket.send(`{"id":1,"connect":{}}\n${JSON.stringify(subscribe)}`)
    })
    socket.on('message', (data) => {
      for (const line of String(data).split('\n')) this.#take(JSON.parse(line), socket)
    })
    socket.on('unexpected-response', () => {
      this.times.refused += 1
      socket.terminate()
    })
    socket.on('error', () => {
      // The node is down. The `close` event that follows starts the reconnect.
    })
    socket.on('close', () => {
      if (!this.#isStopped) this.#timer = setTimeout(() => this.#open(), 100 + Math.random() * 900)
    })
  }

  #take(line: Line, socket: WebSocket): void {
    if (line.push?.pub) this.offsets.push(line.push.pub.offset)
    else if (line.subscribe) {
      const { epoch = '', recovered, publications = [] } = line.subscribe
      if (this.#epoch !== '' && !recovered) this.times.lost += 1
      this.#epoch = epoch
      this.times.subscribed += 1
      this.offsets.push(...publications.map(({ offset }) => offset))
    } else if (line.error) this.times.refused += 1
    else if (!line.id) socket.send('{}')
  }
}

type Line = {
  readonly id?: number
  readonly error?: object
  readonly push?: { readonly pub?: { readonly offset: number } }
  readonly subscribe?: {
    readonly epoch?: string
    readonly recovered?: boolean
    readonly publications?: readonly { readonly offset: number }[]
  }
}

async function publish(from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n += 1) {
    await publisher.publish(CHANNELS.map((channel) => ({ channel, data: n })))
  }
}

test('a node that is killed and returns a minute later loses nothing for any of a thousand clients', async () => {
  const doomed = await startNode({ port: 0, laterMs: 0 })
  for (let n = 0; n < CLIENTS; n += 1) clients.push(new Client(doomed.port, CHANNELS[n % 10] ?? ''))
  const subscribed = (times: number) => clients.every((client) => client.times.subscribed >= times)
  await eventually('all are subscribed', () => subscribed(1), 60_000)

  // The node is killed while it delivers, so that some subscribers have received more than others.
  const telling = publish(1, 20)
  await eventually('some have heard something', () => clients.some(({ offsets }) => offsets.length > 5))
  doomed.child.kill('SIGKILL')
  await telling
  await publish(21, 60)
  await pool.query(
    "update realtime_publications set expires_at = expires_at - $1 * interval '1 millisecond'",
    [CUT_MS],
  )
  await startNode({ port: doomed.port, laterMs: CUT_MS })
  await publish(61, 65)

  const all = Array.from({ length: 65 }, (_, index) => index + 1)
  await eventually(
    'all have heard the last',
    () => subscribed(2) && clients.every(({ offsets }) => offsets.at(-1) === 65),
    60_000,
  )
  for (const { offsets } of clients) expect(offsets).toEqual(all)
  expect(clients.filter(({ times }) => times.lost + times.refused > 0)).toEqual([])
}, 180_000)

import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { Centrifuge } from 'centrifuge'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createProxyTrust } from '../http/connections/proxy-trust.ts'
import { eventually } from '../testing/eventually.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createCommandRelay } from './command-relay.ts'
import { type EmbeddedOptions, startEmbeddedRealtime } from './embedded-realtime.ts'
import { NODE_CHANNELS, NODE_KEYS } from './realtime-node.testing.ts'

const { pool, connection } = await testDatabase()
const warnings: unknown[] = []
const log = {
  info() {},
  warn: (...said: unknown[]) => void warnings.push(said),
} as unknown as EmbeddedOptions['log']
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function newNode(limits: EmbeddedOptions['limits'] = {}): Promise<string> {
  const http = Fastify({ forceCloseConnections: true })
  const realtime = await startEmbeddedRealtime({
    http,
    pool,
    connection,
    namespaces: NODE_CHANNELS,
    keys: NODE_KEYS,
    allowedOrigins: [],
    isTrustedProxy: createProxyTrust(['10.0.0.0/8']),
    limits,
    now: () => new Date(),
    log,
  })
  ends.push(async () => {
    await realtime.stop()
    await http.close()
  })
  return http.listen({ host: '127.0.0.1', port: 0 })
}

const here = await newNode()
const there = await newNode()

type Emulated = { readonly session: string; readonly node: string }

/** Opens a realtime stream at the first node. */
async function openStream(): Promise<
  Emulated & { readonly lines: () => string[]; readonly asking: ClientRequest }
> {
  const asking = request(`${here}/connection/http_stream`, { method: 'POST' })
  asking.end('{"id":1,"connect":{}}')
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let text = ''
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  answer.on('error', () => {
    // An error is expected here, because the test aborts the request.
  })
  ends.push(() => asking.destroy())
  const lines = () => text.split('\n').filter((line) => line !== '')
  const first = await eventually('the answer', () => lines()[0])
  const { connect }: { connect: Emulated } = JSON.parse(first)
  return { ...connect, lines, asking }
}

function post(origin: string, body: object | string): Promise<Response> {
  return fetch(`${origin}/emulation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Collects all notices that the nodes receive during `work`. */
async function notices(work: () => Promise<unknown>): Promise<string[]> {
  const listener = new pg.Client(connection)
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query('listen realtime_streams')
  await work()
  await listener.query("select pg_notify('realtime_streams', 'probe:end')")
  await eventually('everything is heard', () => heard.includes('probe:end'))
  await listener.end()
  return heard.filter((payload) => !payload.startsWith('probe:'))
}

const rowsOf = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count)

test('30 subscriptions of a stream succeed when their commands reach another node', async () => {
  const client = new Centrifuge([{ transport: 'http_stream', endpoint: `${here}/connection/http_stream` }], {
    emulationEndpoint: `${there}/emulation`,
    websocket: WebSocket,
    fetch,
    readableStream: ReadableStream,
  })
  ends.push(() => client.disconnect())
  const all = Array.from({ length: 30 }, (_, n) => {
    const subscription = client.newSubscription(`kept:${n}`, { data: { note: 'ж'.repeat(500) } })
    const subscribed = new Promise((resolve) => subscription.once('subscribed', resolve))
    subscription.subscribe()
    return subscribed
  })
  client.connect()
  await Promise.all(all)
  expect(client.state).toBe('connected')
})

test('commands of up to 64 kB are forwarded to the node of the stream, larger ones are refused', async () => {
  const { session, node, lines } = await openStream()
  const command = JSON.stringify({ id: 2, rpc: { method: 'ping', data: 'ї'.repeat(32_000) } })
  expect((await post(there, { session, node, data: command })).status).toBe(204)
  expect(JSON.parse(await eventually('the answer', () => lines()[1]))).toMatchObject({ id: 2, rpc: {} })
  const more = JSON.stringify({ id: 3, rpc: { method: 'ping', data: 'ї'.repeat(33_000) } })
  for (const origin of [here, there])
    expect((await post(origin, { session, node, data: more })).status).toBe(413)
})

test('commands of an unknown session are refused by every node, without notifying any node', async () => {
  const { node } = await openStream()
  const heard = await notices(async () => {
    for (const session of ['', 'x', '0'.repeat(32), 'f'.repeat(32)]) {
      for (const origin of [here, there]) {
        for (const named of [node, 'unknown', '']) {
          expect((await post(origin, { session, node: named, data: '{}' })).status).toBe(404)
        }
      }
    }
  })
  expect(heard).toEqual([])
})

test('an ended session is unknown and leaves no rows', async () => {
  const { session, node, asking } = await openStream()
  asking.destroy()
  await eventually(
    'the other node does not know it',
    async () =>
      (await post(there, { session, node, data: '{"id":9,"rpc":{"method":"ping"}}' })).status === 404,
  )
  await eventually('all commands are taken', async () => (await rowsOf('realtime_commands')) === 0)
})

test.each([
  ['no JSON', '{"session":'],
  ['null', 'null'],
  ['fields of another type', { session: 1, node: {}, data: [] }],
  ['a text that no database keeps', { session: 'x', node: 'x', data: 'a\u0000b' }],
])('a body that is %s is refused without a log entry', async (_, body) => {
  expect((await post(there, body)).status).toBe(400)
  expect(warnings).toEqual([])
})

test('an interrupted body is not logged as an error', async () => {
  const node = new URL(there)
  const asking = request({
    host: node.hostname,
    port: node.port,
    path: '/emulation',
    method: 'POST',
    headers: { 'content-length': 100 },
  })
  asking.on('error', () => {
    // An error is expected here, because the connection is cut below.
  })
  asking.write('{"session":')
  await new Promise((resolve) => asking.once('socket', (socket) => socket.once('connect', resolve)))
  asking.destroy()
  expect((await post(there, { session: 'x', node: 'x', data: '{}' })).status).toBe(404)
  expect(warnings).toEqual([])
})

test("a network's requests per second are limited, with a 429 above it", async () => {
  const busy = await newNode({ requestsPerNetworkPerSecond: 3 })
  const statuses = await Promise.all(
    Array.from(
      { length: 10 },
      async () => (await post(busy, { session: 'x', node: 'x', data: '{}' })).status,
    ),
  )
  expect(statuses.filter((status) => status === 404).length).toBeLessThan(10)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})

test('a client that fills the queue to another node gets a 429', async () => {
  const relay = relayOf('far away')
  await relay.keepAlive()
  await relay.admit('a session')
  const outcomes = []
  for (let n = 0; n < 101; n += 1) outcomes.push(await relay.pass('a session', '{}'))
  expect(outcomes).toEqual([...Array.from({ length: 100 }, () => 'taken'), 'busy'])
})

test('sessions of a dead node are removed by the others', async () => {
  const [gone, alive] = [relayOf('gone'), relayOf('alive')]
  await gone.keepAlive()
  await gone.admit('lost')
  expect(await alive.pass('lost', '{}')).toBe('taken')
  await pool.query("update realtime_nodes set seen_at = now() - interval '6 minutes' where id = 'gone'")
  await alive.keepAlive()
  expect(await alive.pass('lost', '{}')).toBe('unknown')
  const { rows } = await pool.query("select from realtime_commands where session_id = 'lost'")
  expect(rows).toEqual([])
})

test('a node deleted while it was suspended is registered again with its next session', async () => {
  const relay = relayOf('sleeper')
  await relay.keepAlive()
  await pool.query("delete from realtime_nodes where id = 'sleeper'")
  await relay.admit('new')
  expect(await relay.pass('new', '{}')).toBe('taken')
})

function relayOf(node: string) {
  return createCommandRelay({ pool, log, node, channel: 'realtime_relay_test', onCommands: () => {} })
}

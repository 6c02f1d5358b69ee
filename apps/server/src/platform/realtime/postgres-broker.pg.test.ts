import { randomUUID } from 'node:crypto'
import { type NewPublication, type RealtimeServer, signToken, startRealtime } from '@verstat/realtime'
import { fakeClient, until } from '@verstat/realtime/testing'
import { afterAll, expect, test } from 'vitest'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createPostgresBroker } from './postgres-broker.ts'
import { sweepStreams } from './sweep-streams.ts'

const { pool, connection } = await testDatabase()

const KEYS = { secret: 'secret', audience: null, issuer: null }

const namespaces = {
  namespaces: {
    kept: { subscribe: 'everyone', historySize: 100, historyTtlSeconds: 600, isRecoverable: true },
    short: { subscribe: 'everyone', historySize: 2, historyTtlSeconds: 600, isRecoverable: true },
    loose: { subscribe: 'everyone' },
  },
} as const

const nodes: RealtimeServer[] = []
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
})

async function newNode(): Promise<RealtimeServer> {
  const node = await startRealtime({
    namespaces,
    keys: KEYS,
    broker: createPostgresBroker({ pool, connection, log: silentHttpLog, node: randomUUID() }),
    allowsAnonymous: true,
    onFault: (error) => {
      throw error
    },
  })
  nodes.push(node)
  return node
}

async function subscribed(node: RealtimeServer, channel: string, more: object = {}) {
  const client = fakeClient(node)
  await client.ask({ connect: {} })
  const { subscribe, error } = await client.ask({ subscribe: { channel, ...more } })
  if (!subscribe) throw new Error(`not subscribed: ${error?.message}`)
  return { client, subscribe, offsets: () => client.publicationsOf(channel).map(({ offset = 0 }) => offset) }
}

const first = await newNode()
const second = await newNode()
const kept = (channel: string, n: number): NewPublication => ({
  channel,
  data: String(n),
  keep: { size: 100, ttlSeconds: 600 },
})

test('publications of one node reach subscribers of every node in order', async () => {
  const here = await subscribed(first, 'kept:everywhere')
  const there = await subscribed(second, 'kept:everywhere')
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1)
  await first.publish(numbers.slice(0, 25).map((n) => ({ channel: 'kept:everywhere', data: { n } })))
  await second.publish(numbers.slice(25).map((n) => ({ channel: 'kept:everywhere', data: { n } })))
  for (const { client, offsets } of [here, there]) {
    await until('fifty publications', () => offsets()[49])
    expect(offsets()).toEqual(numbers)
    expect(client.publicationsOf('kept:everywhere').map(({ data }) => data)).toEqual(
      numbers.map((n) => ({ n })),
    )
  }
})

test('a node that starts later knows the same streams', async () => {
  await first.publish([{ channel: 'kept:restart', data: 'до' }])
  const position = await first.position('kept:restart')
  await first.publish([{ channel: 'kept:restart', data: 'після' }])
  const later = await newNode()
  const { subscribe } = await subscribed(later, 'kept:restart', { recover: true, ...position })
  expect(subscribe).toMatchObject({ recovered: true, publications: [{ data: 'після', offset: 2 }] })
})

test('a publication sent twice with the same idempotency key is published once', async () => {
  const { offsets } = await subscribed(second, 'kept:once')
  const publication = { channel: 'kept:once', data: 1, idempotencyKey: 'event-1' }
  const results = [await first.publish([publication]), await second.publish([publication])]
  await first.publish([{ channel: 'kept:once', data: 2 }])
  expect(results[0]).toEqual(results[1])
  await until('the second publication', () => offsets()[1])
  expect(offsets()).toEqual([1, 2])
})

test('only the configured history is stored, and a subscriber that missed more is notified', async () => {
  for (const data of [1, 2, 3]) await first.publish([{ channel: 'short:x', data }])
  const { epoch } = await first.position('short:x')
  const late = await subscribed(first, 'short:x', { recover: true, offset: 0, epoch })
  expect(late.subscribe).toMatchObject({ was_recovering: true, offset: 3 })
  expect(late.subscribe.recovered).toBeUndefined()
  const soon = await subscribed(first, 'short:x', { recover: true, offset: 1, epoch })
  expect(soon.subscribe).toMatchObject({ recovered: true })
  expect(soon.offsets()).toEqual([2, 3])
})

test('history is read forwards and backwards from a position', async () => {
  const broker = first.node.broker
  await broker.publish([1, 2, 3, 4].map((n) => kept('kept:history', n)))
  const read = async (query: { since?: number; isReverse?: boolean }) => {
    const part = await broker.read('kept:history', { ttlSeconds: 600, limit: 2, ...query })
    return part.publications.map(({ offset }) => offset)
  }
  expect(await read({})).toEqual([1, 2])
  expect(await read({ since: 2 })).toEqual([3, 4])
  expect(await read({ isReverse: true })).toEqual([4, 3])
  expect(await read({ since: 3, isReverse: true })).toEqual([2, 1])
  await broker.removeHistory('kept:history')
  expect(await read({})).toEqual([])
  expect((await broker.positions(['kept:history']))[0]?.offset).toBe(4)
})

test('a publication too long for a notice keeps its place among the others', async () => {
  const { client, offsets } = await subscribed(second, 'kept:long')
  const long = 'ї'.repeat(10_000)
  await first.publish([
    { channel: 'kept:long', data: 1 },
    { channel: 'kept:long', data: long },
    { channel: 'kept:long', data: 3 },
  ])
  await until('three publications', () => offsets()[2])
  expect(offsets()).toEqual([1, 2, 3])
  expect(client.publicationsOf('kept:long')[1]?.data).toBe(long)
  expect(await first.publish([{ channel: 'loose:long', data: long }])).toMatchObject([
    { error: { code: 106, isTemporary: false } },
  ])
})

test('publications without history are delivered, repeated ones each time', async () => {
  const { client } = await subscribed(second, 'loose:x')
  const same = { channel: 'loose:x', data: { n: 1 } }
  expect(await first.publish([same, same])).toEqual([{ position: null }, { position: null }])
  await until('both', () => client.publicationsOf('loose:x')[1])
})

test('concurrent publishers of the same channels wait for each other and leave no gap', async () => {
  const there = ['kept:a', 'kept:b', 'kept:c']
  const back = there.toReversed()
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? first : second).publish((n % 2 ? there : back).map((channel) => ({ channel, data: n }))),
    ),
  )
  const positions = await first.node.broker.positions(there)
  expect(positions.map(({ offset }) => offset)).toEqual([20, 20, 20])
  const { publications } = await first.node.broker.read('kept:b', { ttlSeconds: 600, limit: 300 })
  expect(publications.map(({ offset }) => offset)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('publications missed while disconnected from the database are delivered later', async () => {
  const node = await newNode()
  const { offsets } = await subscribed(node, 'kept:cut')
  await first.publish([{ channel: 'kept:cut', data: 1 }])
  await until('the first', () => offsets()[0])
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where query ~ '^(listen|select pg_notify)' and datname = current_database() and pid <> pg_backend_pid()",
  )
  for (const { pid } of rows) await pool.query('select pg_terminate_backend($1)', [pid])
  await first.publish([2, 3].map((data) => ({ channel: 'kept:cut', data })))
  await until('all three', () => offsets()[2], 15_000)
  expect(offsets()).toEqual([1, 2, 3])
})

test('a user is disconnected on every node', async () => {
  // Wait until every node listens, because a notice to disconnect is not stored for nodes that listen later.
  const { client } = await subscribed(await newNode(), 'loose:x')
  await first.disconnect('somebody', { code: 4501, reason: 'signed out' })
  expect(client.closedWith).toBeNull()
  await first.node.broker.sendControl({
    kind: 'disconnect',
    target: { user: '', client: client.session.id },
    code: 4501,
    reason: 'signed out',
  })
  await until('the end', () => client.closedWith ?? undefined)
  expect(client.closedWith).toEqual({ code: 4501, reason: 'signed out' })
})

test('a node that starts later refuses tokens revoked before', async () => {
  const now = Math.floor(Date.now() / 1000)
  const token = signToken(KEYS, { sub: 'anna', iat: now - 10, exp: now + 900 })
  await first.disconnect('anna', { code: 4501, reason: 'signed out' }, { isRevoked: true })
  const later = await newNode()
  expect(await fakeClient(later).ask({ connect: { token } })).toMatchObject({ error: { code: 109 } })
})

test('the sweep deletes expired publications and keeps the position of the stream', async () => {
  await first.node.broker.publish([{ ...kept('kept:old', 1), keep: { size: 9, ttlSeconds: -1 } }])
  await sweepStreams(pool)
  const { rows } = await pool.query("select from realtime_publications where channel = 'kept:old'")
  expect(rows).toEqual([])
  expect(await first.position('kept:old')).toMatchObject({ offset: 1 })
})

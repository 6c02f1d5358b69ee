import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { createMemoryBroker } from './brokers/memory-broker.ts'
import { type FakeClient, fakeClient, until } from './fake-client.testing.ts'
import type { Limits } from './limits/limits.ts'
import { type RealtimeServer, startRealtime } from './realtime-server.ts'
import { signToken } from './tokens/tokens.ts'

const keys = { secret: 'secret', audience: null, issuer: null }
const servers: RealtimeServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop())))
afterEach(() => {
  vi.useRealTimers()
})

async function newServer(limits: Partial<Limits> = {}) {
  const server = await startRealtime({
    namespaces: {
      namespaces: {
        kept: { subscribe: 'everyone', historySize: 100, historyTtlSeconds: 600, isRecoverable: true },
        loose: { subscribe: 'everyone' },
        closed: { subscribe: 'nobody' },
      },
    },
    keys,
    broker: createMemoryBroker(),
    allowsAnonymous: true,
    limits,
    onFault: (error) => {
      throw error
    },
  })
  servers.push(server)
  return server
}

async function subscribed(server: RealtimeServer, channel: string): Promise<FakeClient> {
  const client = fakeClient(server)
  await client.ask({ connect: {} })
  await client.ask({ subscribe: { channel } })
  return client
}

const numbersOf = (client: FakeClient, channel: string) =>
  client.publicationsOf(channel).map(({ data }) => data)

test('a burst of ten thousand events reaches each of a hundred subscribers once and in order', async () => {
  const server = await newServer()
  const clients = await Promise.all(Array.from({ length: 100 }, () => subscribed(server, 'kept:burst')))
  const events = Array.from({ length: 10_000 }, (_, n) => n)
  for (let start = 0; start < events.length; start += 100) {
    await server.publish(events.slice(start, start + 100).map((data) => ({ channel: 'kept:burst', data })))
  }
  for (const client of clients) {
    await until('the last event', () =>
      client.publicationsOf('kept:burst').length === 10_000 ? true : undefined,
    )
    expect(client.closedWith).toBeNull()
  }
  for (const client of [clients.at(0), clients.at(-1)])
    expect(client && numbersOf(client, 'kept:burst')).toEqual(events)
}, 60_000)

test('lines that are sent in one turn of the event loop go out in one frame, in order', async () => {
  const server = await newServer()
  const client = await subscribed(server, 'loose:x')
  client.frames.length = 0
  await server.publish([1, 2, 3].map((data) => ({ channel: 'loose:x', data })))
  await until('the frame', () => client.frames[0])
  expect(client.frames).toEqual([[1, 2, 3].map((n) => `{"push":{"channel":"loose:x","pub":{"data":${n}}}}`)])
})

test('a client that leaves a megabyte unread is closed as slow and counted', async () => {
  const server = await newServer()
  const [slow, quick] = [await subscribed(server, 'loose:x'), await subscribed(server, 'loose:x')]
  slow.unread = 1_048_577
  await server.publish([{ channel: 'loose:x', data: 1 }])
  await until('the end', () => slow.closedWith ?? undefined)
  expect(slow.closedWith).toEqual({ code: 3008, reason: 'slow' })
  expect(quick.closedWith).toBeNull()
  expect(server.stats()).toMatchObject({ connections: 1, subscriptions: 1, slow: 1 })
})

test('a draining server disconnects clients evenly over the time and accepts no more', async () => {
  const server = await newServer()
  const clients = await Promise.all(Array.from({ length: 1_000 }, () => subscribed(server, 'loose:x')))
  const closed = () => clients.filter(({ closedWith }) => closedWith !== null).length
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const draining = server.drain(1_000)
  const steps: number[] = []
  for (let before = 0; closed() < 1_000; before = closed()) {
    steps.push(closed() - before)
    await vi.advanceTimersByTimeAsync(50)
  }
  await draining
  expect(Math.max(...steps)).toBeLessThanOrEqual(50)
  expect(new Set(clients.map(({ closedWith }) => closedWith?.code))).toEqual(new Set([3001]))
  expect(() => fakeClient(server)).toThrow('drains')
})

test('an emulated connection gets the reason of its end as a push', async () => {
  const server = await newServer()
  const client = fakeClient(server, 'http_stream')
  const { connect } = await client.ask({ connect: {} })
  expect(connect).toMatchObject({ session: expect.stringMatching(/^[0-9a-f]{32}$/), node: server.node.id })
  await server.drain(0)
  expect(client.received.at(-1)).toEqual({ push: { disconnect: { code: 3001, reason: 'shutdown' } } })
})

test('revoked tokens are refused and new ones accepted', async () => {
  const server = await newServer()
  const now = Math.floor(Date.now() / 1000)
  const token = (iat: number) => signToken(keys, { sub: 'anna', iat, exp: now + 900 })
  const client = fakeClient(server)
  await client.ask({ connect: { token: token(now - 10) } })
  await server.disconnect('anna', { code: 4501, reason: 'signed out' }, { isRevoked: true })
  expect(client.closedWith).toEqual({ code: 4501, reason: 'signed out' })
  expect(await fakeClient(server).ask({ connect: { token: token(now - 10) } })).toMatchObject({
    error: { code: 109 },
  })
  expect(await fakeClient(server).ask({ connect: { token: token(now + 2) } })).toHaveProperty('connect')
})

describe('a revoked subscription token', () => {
  const now = Math.floor(Date.now() / 1000)
  const connection = () => signToken(keys, { sub: 'anna', iat: now + 60, exp: now + 900 })
  const subscription = (iat: number) =>
    signToken(keys, { sub: 'anna', channel: 'closed:x', iat, exp: now + 900 })

  /** Creates a user whose tokens were revoked and who has signed in again after that. */
  async function backAgain() {
    const server = await newServer()
    await server.disconnect('anna', { code: 3014, reason: 'state invalidated' }, { isRevoked: true })
    const client = fakeClient(server)
    expect(await client.ask({ connect: { token: connection() } })).toHaveProperty('connect')
    return client
  }

  test('does not subscribe, and a new one does', async () => {
    const client = await backAgain()
    const ask = (token: string) => client.ask({ subscribe: { channel: 'closed:x', token } })
    expect(await ask(subscription(now - 10))).toMatchObject({ error: { code: 109 } })
    expect(await ask(subscription(now + 60))).toHaveProperty('subscribe')
  })

  test('does not prolong a subscription, and a new one does', async () => {
    const client = await backAgain()
    await client.ask({ subscribe: { channel: 'closed:x', token: subscription(now + 60) } })
    const refresh = (token: string) => ({ sub_refresh: { channel: 'closed:x', token } })
    expect(await client.ask(refresh(subscription(now + 61)))).toHaveProperty('sub_refresh')
    client.send({ id: 1_000_000, ...refresh(subscription(now - 10)) })
    await until('the end', () => client.closedWith ?? undefined)
    expect(client.closedWith).toEqual({ code: 3006, reason: 'subscription expired' })
  })

  test('is refused like a connection token when refreshed', async () => {
    const client = await backAgain()
    const old = signToken(keys, { sub: 'anna', iat: now - 10, exp: now + 900 })
    client.send({ id: 1_000_001, refresh: { token: old } })
    await until('the end', () => client.closedWith ?? undefined)
    expect(client.closedWith?.code).toBe(3005)
  })
})

test('a client that sends too many commands is refused, and closed if it continues', async () => {
  const server = await newServer({ commandBurst: 5, commandsPerSecond: 0 })
  const client = fakeClient(server)
  await client.ask({ connect: {} })
  const unsubscribe = { unsubscribe: { channel: 'loose:x' } }
  for (let n = 0; n < 4; n += 1) expect(await client.ask(unsubscribe)).toHaveProperty('unsubscribe')
  expect(await client.ask(unsubscribe)).toMatchObject({ error: { code: 111, temporary: true } })
  for (let n = 0; n < 5; n += 1) client.send({ id: 1_000_000 + n, ...unsubscribe })
  await until('the end', () => client.closedWith ?? undefined)
  expect(client.closedWith?.code).toBe(3013)
})

test('commands after a refused connect in the same frame are dropped', async () => {
  const server = await newServer()
  const client = fakeClient(server)
  const expired = signToken(keys, { sub: 'anna', exp: 1 })
  client.send({ id: 1, connect: { token: expired } }, { id: 2, subscribe: { channel: 'loose:x' } })
  await until('the refusal', () => client.received[0])
  client.send({ id: 3, subscribe: { channel: 'loose:x' } })
  await new Promise((resolve) => setImmediate(resolve))
  expect(client.received).toMatchObject([{ id: 1, error: { code: 109 } }])
  expect(client.closedWith).toBeNull()
})

test('a broker that times out makes the client retry', async () => {
  const broker = { ...createMemoryBroker(), read: () => new Promise<never>(() => {}) }
  const server = await startRealtime({
    namespaces: {
      namespaces: {
        kept: { subscribe: 'everyone', historySize: 1, historyTtlSeconds: 1, isRecoverable: true },
      },
    },
    keys,
    broker,
    allowsAnonymous: true,
    limits: { brokerMs: 50 },
    onFault: () => {},
  })
  servers.push(server)
  const client = fakeClient(server)
  await client.ask({ connect: {} })
  expect(await client.ask({ subscribe: { channel: 'kept:x' } })).toMatchObject({
    error: { code: 100, temporary: true },
  })
  expect(server.stats()).toMatchObject({ subscriptions: 0, channels: 0 })
})

test('a publisher learns which publications can never be delivered', async () => {
  const server = await newServer()
  expect(
    await server.publish([
      { channel: 'unknown:x', data: 1 },
      { channel: 'kept:x', data: 1 },
      { channel: 'loose:x', data: 1 },
    ]),
  ).toEqual([
    { error: { code: 102, message: 'unknown channel', isTemporary: false } },
    { position: { offset: 1, epoch: expect.any(String) } },
    { position: null },
  ])
})

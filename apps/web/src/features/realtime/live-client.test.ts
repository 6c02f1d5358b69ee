import type { RealtimeEvent } from '@verstat/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { type ConnectionFailure, describeFailure } from './connection-failure.ts'
import { createLiveClient, type LiveClient } from './live-client.ts'

type Command = { readonly id?: number; readonly [method: string]: unknown }
type Answer = (command: Command, server: FakeServer) => void

/** Fake websocket server. Tests replace `answer` to make it behave differently. */
class FakeServer extends EventTarget {
  static answer: Answer = (command, server) => server.accept(command)
  static all: FakeServer[] = []
  static readonly OPEN = 1
  readyState = 0
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number; reason: string }) => void) | undefined
  onerror: (() => void) | undefined
  readonly commands: Command[] = []
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeServer.all.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string) {
    for (const line of text.split('\n')) {
      const command: Command = JSON.parse(line)
      this.commands.push(command)
      queueMicrotask(() => FakeServer.answer(command, this))
    }
  }

  accept({ id, connect, subscribe, unsubscribe }: Command) {
    if (connect) this.reply({ id, connect: { client: 'c', version: '1', ping: 25, pong: true } })
    if (subscribe)
      this.reply({ id, subscribe: { recoverable: true, epoch: 'e', offset: 1, ...FakeServer.joined } })
    if (unsubscribe) this.reply({ id, unsubscribe: {} })
  }

  static joined: object = {}

  reply(reply: object) {
    this.onmessage?.({ data: JSON.stringify(reply) })
  }

  push(channel: string, data: unknown, offset = 2) {
    this.reply({ push: { channel, pub: { data, offset } } })
  }

  close(code = 1000, reason = '') {
    this.readyState = 3
    queueMicrotask(() => this.onclose?.({ code, reason }))
  }
}

const open: LiveClient[] = []

afterEach(() => {
  for (const client of open.splice(0)) client.disconnect()
  FakeServer.answer = (command, server) => server.accept(command)
  FakeServer.all = []
  FakeServer.joined = {}
  vi.useRealTimers()
})

function start(options: Partial<Parameters<typeof createLiveClient>[0]> = {}) {
  const failures: ConnectionFailure[] = []
  const own: (RealtimeEvent | null)[] = []
  const client = createLiveClient({
    origin: 'https://verstat.test',
    getToken: async () => '',
    onOwnEvent: (event) => own.push(event),
    log: (failure) => failures.push(failure),
    transport: {
      websocket: FakeServer,
      networkEventTarget: new EventTarget(),
      pageEventTarget: new EventTarget(),
    },
    ...options,
  })
  open.push(client)
  return { client, failures, own }
}

const until = (what: () => boolean) => vi.waitFor(() => expect(what()).toBe(true), { timeout: 10_000 })

function event(id: string): RealtimeEvent {
  return { v: 1, id, t: 'order.updated', at: 0, ref: { kind: 'order', id: '1', ver: 2 }, d: {} }
}

function count(method: string): number {
  return FakeServer.all.flatMap(({ commands }) => commands).filter((each) => each[method]).length
}

test('connection and channel go through their states', async () => {
  const { client } = start()
  const seen = new Set<string>()
  client.watch(() => {
    const { connection, channels } = client.state()
    seen.add(connection)
    seen.add(`${channels['order:1']}`)
  })
  expect(client.state().connection).toBe('disconnected')
  client.subscribe('order:1', { getToken: async () => 'token', onEvent: () => {} })
  client.connect()
  await until(() => client.state().channels['order:1'] === 'subscribed')
  client.disconnect()
  expect(client.state().connection).toBe('disconnected')
  expect([...seen]).toEqual(
    expect.arrayContaining(['connecting', 'connected', 'disconnected', 'subscribing', 'subscribed']),
  )
  expect(FakeServer.all[0]?.url).toBe('wss://verstat.test/connection/websocket')
})

test('a component remounted at once, as React does, makes one subscription', async () => {
  const { client } = start()
  const onEvent = vi.fn()
  const unsubscribe = client.subscribe('order:1', { getToken: async () => 'token', onEvent })
  unsubscribe()
  client.subscribe('order:1', { getToken: async () => 'token', onEvent })
  client.connect()
  await until(() => client.state().channels['order:1'] === 'subscribed')
  onEvent.mockClear()
  FakeServer.all[0]?.push('order:1', event('a'))
  await until(() => onEvent.mock.calls.length > 0)
  expect(onEvent).toHaveBeenCalledTimes(1)
  expect(count('subscribe')).toBe(1)
  expect(count('unsubscribe')).toBe(0)
})

test('a channel without subscribers is closed after a delay', async () => {
  const { client } = start()
  const unsubscribe = client.subscribe('feed:orders', { onEvent: () => {} })
  client.connect()
  await until(() => client.state().channels['feed:orders'] === 'subscribed')
  vi.useFakeTimers()
  unsubscribe()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(client.state().channels).toEqual({})
})

test('duplicate events and malformed data are dropped', async () => {
  const { client } = start()
  const received: (string | undefined)[] = []
  client.subscribe('feed:orders', { onEvent: (each) => received.push(each?.id) })
  client.connect()
  await until(() => client.state().channels['feed:orders'] === 'subscribed')
  received.length = 0
  const [server] = FakeServer.all
  for (const data of [event('a'), event('a'), event('b'), null, 'x', {}, { id: 7 }]) {
    server?.push('feed:orders', data)
  }
  server?.push('feed:orders', event('last'))
  await until(() => received.includes('last'))
  expect(received).toEqual(['a', 'b', 'last'])
})

test('at the start each channel is told once that events may have been missed', async () => {
  const { client, own } = start()
  const received: unknown[] = []
  client.subscribe('order:1', { getToken: async () => 'token', onEvent: (each) => received.push(each) })
  FakeServer.answer = (command, server) => {
    if (!command.connect) return server.accept(command)
    const connect = { client: 'c', version: '1', subs: { 'user:#1': { recoverable: true, epoch: 'e' } } }
    server.reply({ id: command.id, connect })
  }
  client.connect()
  await until(() => client.state().channels['order:1'] === 'subscribed')
  expect([received, own]).toEqual([[null], [null]])
})

test('a page that knows its position in a channel receives the later events and does not reload', async () => {
  const { client } = start()
  const received: unknown[] = []
  const asked: string[] = []
  client.subscribe('order:1', {
    async getPosition() {
      asked.push('position')
      return { offset: 7, epoch: 'e' }
    },
    async getToken() {
      asked.push('token')
      return 'token'
    },
    onEvent: (each) => received.push(each?.id),
  })
  const publications = [{ data: event('since'), offset: 8 }]
  FakeServer.joined = { was_recovering: true, recovered: true, offset: 8, publications }
  client.connect()
  await until(() => received.length > 0)
  expect(asked).toEqual(['position', 'token'])
  expect(received).toEqual(['since'])
  const [{ subscribe } = {}] = FakeServer.all[0]?.commands.filter((each) => each.subscribe) ?? []
  expect(subscribe).toMatchObject({ token: 'token', recover: true, offset: 7, epoch: 'e' })
})

test('only a reconnection without recovery tells the page to reload', async () => {
  const { client } = start()
  const received: unknown[] = []
  client.subscribe('order:1', { getToken: async () => 'token', onEvent: (each) => received.push(each) })
  client.connect()
  await until(() => client.state().channels['order:1'] === 'subscribed')
  received.length = 0
  FakeServer.joined = { was_recovering: true, recovered: true }
  FakeServer.all[0]?.close(3001, 'shutdown')
  await until(() => FakeServer.all.length === 2 && client.state().channels['order:1'] === 'subscribed')
  expect(received).toEqual([])
  FakeServer.joined = { was_recovering: true, epoch: 'other' }
  FakeServer.all[1]?.close(3001, 'shutdown')
  await until(() => FakeServer.all.length === 3 && received.length > 0)
  expect(received).toEqual([null])
})

test('an ended session disconnects as unauthorized without a retry', async () => {
  const { client, failures } = start({ getToken: async () => null })
  client.connect()
  await until(() => failures.some(({ isFinal }) => isFinal))
  expect(failures.at(-1)).toEqual({
    during: 'disconnected',
    code: 1,
    reason: 'unauthorized',
    isFinal: true,
  })
  expect(client.state()).toMatchObject({ connection: 'disconnected', failure: { code: 1 } })
})

test('a forbidden channel is unsubscribed and the connection stays', async () => {
  const { client, failures } = start()
  client.subscribe('order:1', { getToken: async () => null, onEvent: () => {} })
  client.connect()
  await until(() => client.state().channels['order:1'] === 'unsubscribed')
  expect(client.state().connection).toBe('connected')
  expect(failures.at(-1)).toMatchObject({ during: 'unsubscribed', code: 1, channel: 'order:1' })
})

test.each([
  [3500, 'invalid token', 'disconnected'],
  [4501, 'account closed', 'disconnected'],
  [3001, 'shutdown', 'connecting'],
  [3014, 'state invalidated', 'connecting'],
] as const)('the server’s code %i leaves the client %s', async (code, reason, connection) => {
  const { client, failures } = start()
  client.connect()
  await until(() => client.state().connection === 'connected')
  FakeServer.answer = () => {}
  FakeServer.all[0]?.reply({ push: { disconnect: { code, reason } } })
  await until(() => failures.length > 0)
  expect(client.state().connection).toBe(connection)
  expect(failures[0]).toMatchObject({
    during: connection,
    code,
    reason,
    isFinal: connection === 'disconnected',
  })
})

test('a failed token request is retried and reported by name', async () => {
  let tries = 0
  const { client, failures } = start({
    getToken: async () => {
      tries += 1
      if (tries === 1) throw new Error('no network')
      return 'token'
    },
  })
  client.connect()
  await until(() => client.state().connection === 'connected')
  expect(failures[0]).toMatchObject({ during: 'error', code: 5, reason: 'clientConnectToken' })
  expect(client.state().failure).toBeNull()
})

test('every code of the client has a name', () => {
  const names = Array.from({ length: 12 }, (_, index) => describeFailure('error', index + 1, '').reason)
  expect(names).toEqual([
    'timeout',
    'transportClosed',
    'clientDisconnected',
    'clientClosed',
    'clientConnectToken',
    'clientRefreshToken',
    'subscriptionUnsubscribed',
    'subscriptionSubscribeToken',
    'subscriptionRefreshToken',
    'transportWriteError',
    'connectionClosed',
    'badConfiguration',
  ])
  const reasons = [1, 2, 3].map((code) => describeFailure('disconnected', code, '').reason)
  expect(reasons).toEqual(['unauthorized', 'bad protocol', 'message size limit'])
})

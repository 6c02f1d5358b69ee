import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createMemoryBroker } from '../brokers/memory-broker.ts'
import { fakeClient, until } from '../fake-client.testing.ts'
import { startRealtime } from '../realtime-server.ts'

const faults: unknown[] = []
const server = await startRealtime({
  namespaces: {
    namespaces: {
      chat: {
        subscribe: 'everyone',
        publish: 'everyone',
        readHistory: 'everyone',
        historySize: 5,
        historyTtlSeconds: 60,
        isRecoverable: true,
        hasPresence: true,
        readPresence: 'everyone',
      },
    },
  },
  keys: { secret: 'secret', audience: null, issuer: null },
  broker: createMemoryBroker(),
  allowsAnonymous: true,
  limits: { commandBurst: 1_000 },
  onFault: (error) => faults.push(error),
})
afterAll(() => server.stop())

const METHODS = [
  'connect',
  'subscribe',
  'unsubscribe',
  'publish',
  'presence',
  'presence_stats',
  'history',
  'rpc',
  'send',
  'refresh',
  'sub_refresh',
  'ping',
]
const FIELDS = [
  'channel',
  'token',
  'data',
  'recover',
  'offset',
  'epoch',
  'limit',
  'since',
  'reverse',
  'flag',
  'type',
  'tf',
  'subs',
  'name',
  'method',
  '__proto__',
  'constructor',
]

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    'chat:x',
    'chat:',
    ':',
    '$',
    '#',
    'chat:#',
    '__proto__',
    'toString:x',
    '\u0000',
    '-1',
    'chat:Ї',
  ),
  fc.constantFrom(-1, 0.5, 2 ** 53, 2 ** 31, 1e308, null),
)
const request = fc.dictionary(fc.constantFrom(...FIELDS), value)
const id = fc.oneof(fc.nat(9), fc.constantFrom(-1, 2 ** 32, 1.5, '1', null, 1e300))
const command = fc.oneof(
  fc
    .record({ id, method: fc.constantFrom(...METHODS), request })
    .map((one) => ({ id: one.id, [one.method]: one.request })),
  fc.jsonValue(),
)
const frame = fc.oneof(
  fc
    .array(command, { maxLength: 4 })
    .map((commands) => commands.map((one) => JSON.stringify(one)).join('\n')),
  fc.string(),
  fc.constantFrom('', '\n', '{', '[[[[', '{"id":1,"connect":{}', 'null', '"x"', '{"id":1}'.repeat(100)),
)

/** Codes with which the server may close the connection because of the client's input. */
const EXPECTED = new Set([3500, 3501, 3005, 3006, 3508, 3013])

test('any client input is answered or closes the connection, without a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 5 }), fc.boolean(), async (frames, connects) => {
      const client = fakeClient(server)
      if (connects) await client.ask({ connect: {} })
      for (const text of frames) client.session.receive(text)
      // The server processes commands in order. The reply to the valid command `unsubscribe` therefore shows that
      // the server has processed all frames.
      if (client.closedWith === null && connects) {
        client.session.receive('{"id":4000000000,"unsubscribe":{"channel":"chat:x"}}')
        await until(
          'an answer or the end',
          () => client.closedWith ?? client.received.find((one) => one.id === 4_000_000_000),
        )
      }
      const { closedWith } = client
      if (closedWith !== null) expect(EXPECTED).toContain(closedWith.code)
      client.session.closed()
      expect(faults).toEqual([])
    }),
    { numRuns: 300 },
  )
  expect(server.stats()).toMatchObject({ connections: 0, subscriptions: 0, channels: 0 })
})

test('a line as long as a megabyte of brackets does no harm', async () => {
  const client = fakeClient(server)
  client.session.receive('['.repeat(1_000_000))
  expect(client.closedWith?.code).toBe(3501)
})

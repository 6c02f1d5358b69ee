import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { until } from '../fake-client.testing.ts'
import { type Standalone, startStandalone } from '../standalone-server.ts'

const CONNECT = '{"id":1,"connect":{}}'
const SUBSCRIBE = '{"id":2,"subscribe":{"channel":"open:x"}}'
const servers: Standalone[] = []
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

async function newServer(): Promise<Standalone> {
  const server = await startStandalone(
    {
      namespaces: { namespaces: { open: { subscribe: 'everyone' } } },
      keys: { secret: 'secret', audience: null, issuer: null },
      apiKey: null,
      isInsecure: false,
      allowsAnonymous: true,
      allowedOrigins: [],
      limits: {},
    },
    {
      port: 0,
      onFault: (error) => {
        throw error
      },
    },
  )
  servers.push(server)
  return server
}

/** Advances the timers that a closing connection has set. */
async function laterBy(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
}

/** Replaces timers by fake timers and publishes until the server has closed the client that does not read. */
async function publishUntilSlow({ realtime }: Standalone): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let published = 0
  while (realtime.stats().slow === 0 && published < 2_000) {
    await realtime.publish([{ channel: 'open:x', data: { n: published, text: 'ґ'.repeat(20_000) } }])
    await new Promise((resolve) => setImmediate(resolve))
    published += 1
  }
  expect(realtime.stats().slow).toBe(1)
}

test('a client that stops reading a websocket and resumes later receives the reason slow', async () => {
  const server = await newServer()
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/connection/websocket`)
  await once(socket, 'open')
  socket.send(`${CONNECT}\n${SUBSCRIBE}`)
  await until('the subscription', () => server.realtime.stats().subscriptions || undefined)
  socket.pause()
  await publishUntilSlow(server)
  await laterBy(5_000)
  const closed = once(socket, 'close')
  socket.resume()
  const [code, reason] = (await closed) as [number, Buffer]
  expect([code, String(reason)]).toEqual([3008, 'slow'])
})

test.each([
  ['http_stream', 'POST', '/connection/http_stream'],
  ['sse', 'GET', `/connection/sse?cf_connect=${encodeURIComponent(`${CONNECT}\n${SUBSCRIBE}`)}`],
])('a client that stops reading a stream (%s) and resumes later receives the reason slow', async (_, method, path) => {
  const server = await newServer()
  const asking = request({ port: server.port, host: '127.0.0.1', method, path })
  asking.end(method === 'POST' ? `${CONNECT}\n${SUBSCRIBE}` : undefined)
  const [answer] = await once(asking, 'response')
  answer.pause()
  await until('the subscription', () => server.realtime.stats().subscriptions || undefined)
  await publishUntilSlow(server)
  await laterBy(5_000)
  let text = ''
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  answer.resume()
  await once(answer, 'end')
  const last =
    text
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^data: /, '') ?? ''
  expect(JSON.parse(last)).toEqual({ push: { disconnect: { code: 3008, reason: 'slow' } } })
})

test('a client slower than a burst gets all of it, complete and in order', async () => {
  const server = await newServer()
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/connection/websocket`)
  const numbers: number[] = []
  socket.on('message', (data) => {
    for (const line of String(data).split('\n')) {
      const { push } = JSON.parse(line) as { push?: { pub: { data: { n: number } } } }
      if (push) numbers.push(push.pub.data.n)
      if (numbers.length % 50 === 49) {
        socket.pause()
        setImmediate(() => socket.resume())
      }
    }
  })
  await once(socket, 'open')
  socket.send(`${CONNECT}\n${SUBSCRIBE}`)
  await until('the subscription', () => server.realtime.stats().subscriptions || undefined)
  for (let start = 0; start < 20_000; start += 100) {
    const part = Array.from({ length: 100 }, (_, n) => ({ n: start + n, text: 'ї'.repeat(20) }))
    await server.realtime.publish(part.map((data) => ({ channel: 'open:x', data })))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await until('the last', () => (numbers.length === 20_000 ? true : undefined), 20_000)
  expect(numbers).toEqual(Array.from({ length: 20_000 }, (_, n) => n))
  socket.close()
})

test('a server stops despite clients that do not read', async () => {
  const server = await newServer()
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/connection/websocket`)
  await once(socket, 'open')
  socket.send(`${CONNECT}\n${SUBSCRIBE}`)
  await until('the subscription', () => server.realtime.stats().subscriptions || undefined)
  socket.pause()
  await publishUntilSlow(server)
  vi.useRealTimers()
  await server.stop()
  servers.splice(servers.indexOf(server), 1)
  socket.terminate()
})

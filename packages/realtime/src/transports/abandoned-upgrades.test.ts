import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createMemoryBroker } from '../brokers/memory-broker.ts'
import { until } from '../fake-client.testing.ts'
import { LIMITS } from '../limits/limits.ts'
import { createNetworkLimits } from '../limits/network-limits.ts'
import { startRealtime } from '../realtime-server.ts'
import { listeningPort } from './listening-port.ts'
import { serveWebsocket } from './websocket-transport.ts'
import { websocketUpgrade } from './websocket-upgrade.ts'

const PATH = '/connection/websocket'
const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const clients: Socket[] = []
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const client of clients) client.destroy()
  for (const end of ends) await end()
})

type Setup = { readonly isPickedByServer?: boolean; readonly connectsPerNetworkPerSecond?: number }

/**
 * Starts an HTTP server with a websocket path. If `isPickedByServer` is true, the HTTP server upgrades only
 * requests for this path. If it is false, the HTTP server accepts every upgrade, as Node does by default.
 */
async function serve({ isPickedByServer = true, connectsPerNetworkPerSecond = 1_000 }: Setup = {}) {
  const realtime = await startRealtime({
    namespaces: { namespaces: {} },
    keys: { secret: 'secret', audience: null, issuer: null },
    broker: createMemoryBroker(),
    allowsAnonymous: true,
    onFault: (error) => {
      throw error
    },
  })
  const picks = isPickedByServer ? { shouldUpgradeCallback: websocketUpgrade(PATH) } : {}
  const http = createServer(picks, (_request, answer) => answer.end('page'))
  const stop = serveWebsocket(http, PATH, {
    realtime,
    networks: createNetworkLimits({ ...LIMITS, connectsPerNetworkPerSecond }, Date.now),
    addressOf: () => '192.0.2.1',
    isOriginAllowed: ({ headers }) => headers.origin !== 'https://other.example',
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  ends.push(async () => {
    stop()
    await realtime.stop()
    http.closeAllConnections()
    http.close()
  })
  return { http, port: listeningPort(http) }
}

/**
 * Sends a request. Keeps the client's half of the connection open, whatever the server does with the other
 * half.
 */
function ask(port: number, text: string): { readonly socket: Socket; readonly received: () => string } {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part
  })
  socket.on('error', () => {
    // An error is expected here: the server may cut the connection, and the test checks exactly that.
  })
  socket.write(text)
  clients.push(socket)
  return { socket, received: () => received }
}

function upgrade(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`
}

const openOn = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

async function untilClosed(server: Server): Promise<void> {
  let open = -1
  await until('the end of every connection', () => {
    void openOn(server).then((count) => {
      open = count
    })
    return open === 0 ? true : undefined
  })
}

test('an upgrade to anything but a websocket on its path is answered as an ordinary request', async () => {
  const { port } = await serve()
  const h2c = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n'
  for (const text of [
    `GET /health HTTP/1.1\r\nHost: x\r\n${h2c}`,
    `GET ${PATH} HTTP/1.1\r\nHost: x\r\n${h2c}`,
    upgrade('/', KEY),
    upgrade(`${PATH}/more`, KEY),
  ]) {
    const { received } = ask(port, text)
    expect(await until('a page', () => (received().includes('page') ? received() : undefined))).toMatch(
      /^HTTP\/1.1 200/,
    )
  }
})

test.each([
  ['without a key', upgrade(PATH), 400],
  ['with a key that is none', upgrade(PATH, 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n'), 400],
  ['of an unknown version', upgrade(PATH, KEY.replace('13', '99')), 400],
  ['by another method', upgrade(PATH, KEY).replace('GET', 'POST'), 405],
  ['of a page elsewhere', upgrade(PATH, `${KEY}Origin: https://other.example\r\n`), 403],
])('200 upgrade requests %s are refused, and none of their connections stays open', async (_, text, status) => {
  const { http, port } = await serve()
  const asked = Array.from({ length: 200 }, () => ask(port, text))
  await until('all answers', () => asked.every(({ received }) => received() !== '') || undefined)
  for (const { received } of asked) expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await untilClosed(http)
})

test('connections refused by the limit do not stay open', async () => {
  const { http, port } = await serve({ connectsPerNetworkPerSecond: 0 })
  const asked = Array.from({ length: 200 }, () => ask(port, upgrade(PATH, KEY)))
  await until('all answers', () => asked.every(({ received }) => received() !== '') || undefined)
  for (const { received } of asked) expect(received()).toMatch(/^HTTP\/1.1 429 /)
  await untilClosed(http)
})

test('on a server that accepts every upgrade, upgrade requests for other paths are closed', async () => {
  const { http, port } = await serve({ isPickedByServer: false })
  for (let n = 0; n < 200; n += 1) ask(port, upgrade('/elsewhere', KEY))
  await until('an end', () => clients.at(-1)?.readableEnded || clients.at(-1)?.destroyed || undefined)
  await untilClosed(http)
})

test('a client that resets a refused connection does no harm', async () => {
  const { http, port } = await serve({ connectsPerNetworkPerSecond: 0 })
  for (let n = 0; n < 200; n += 1) {
    const { socket } = ask(port, upgrade(PATH, KEY))
    socket.once('connect', () => setImmediate(() => socket.resetAndDestroy()))
  }
  await until('an end', () => clients.at(-1)?.destroyed || undefined)
  await untilClosed(http)
})

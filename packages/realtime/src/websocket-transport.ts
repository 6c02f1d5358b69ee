import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { ClientSession } from './client-session.ts'
import { DISCONNECTS } from './protocol-codes.ts'
import { frameOf } from './transport-frames.ts'
import type { TransportOptions } from './transport-options.ts'

/** A client that does not answer the closing of its socket is cut off after this. */
const CLOSE_WAIT_MS = 1_000
const JSON_PROTOCOL = 'centrifuge-json'

type Connection = WebSocket & { session?: ClientSession }

/** Takes websocket connections of a path; upgrades of other paths are left to others. Returns how to stop. */
export function serveWebsocket(server: Server, path: string, options: TransportOptions): () => void {
  const { realtime, networks, addressOf, isOriginAllowed } = options
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: realtime.node.limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (names) => (names.has(JSON_PROTOCOL) ? JSON_PROTOCOL : false),
  })

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url?.split('?', 1)[0] !== path) return
    const address = addressOf(request)
    if (!isOriginAllowed(request)) {
      refuse(socket, '403 Forbidden')
    } else if (!networks.admit(address)) {
      refuse(socket, '429 Too Many Requests')
    } else {
      socket.once('close', () => networks.release(address))
      sockets.handleUpgrade(request, socket, head, (connection) => begin(connection))
    }
  }

  function begin(connection: Connection): void {
    const session = realtime.open({
      name: 'websocket',
      isEmulated: false,
      write: (lines) => connection.send(frameOf('websocket', lines), { binary: false }),
      close: ({ code, reason }) => closeSoon(connection, code, reason),
      bufferedBytes: () => connection.bufferedAmount,
    })
    if (!session) {
      connection.close(DISCONNECTS.shutdown.code, DISCONNECTS.shutdown.reason)
      return
    }
    connection.session = session
    connection.on('message', onMessage)
    connection.on('close', onClose)
    connection.on('error', ignoreError)
  }

  server.on('upgrade', onUpgrade)
  return () => {
    server.off('upgrade', onUpgrade)
    sockets.close()
  }
}

function onMessage(this: Connection, data: RawData, isBinary: boolean): void {
  if (isBinary || !Buffer.isBuffer(data)) this.session?.end(DISCONNECTS.badRequest)
  else this.session?.receive(data.toString())
}

function onClose(this: Connection): void {
  this.session?.closed()
}

/** A broken connection is closed by `ws`, with the code that says why; `close` follows. */
function ignoreError(): void {}

function closeSoon(connection: WebSocket, code: number, reason: string): void {
  connection.close(code, reason)
  setTimeout(() => {
    if (connection.readyState !== WebSocket.CLOSED) connection.terminate()
  }, CLOSE_WAIT_MS).unref()
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

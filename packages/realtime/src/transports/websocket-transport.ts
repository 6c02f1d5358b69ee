import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { ClientSession, Transport } from '../client-session.ts'
import { type CloseReason, DISCONNECTS } from '../protocol/protocol-codes.ts'
import type { Line } from '../protocol/wire-frames.ts'
import type { ClosingConnections } from './closing-connections.ts'
import { frameOf } from './transport-frames.ts'
import type { TransportOptions } from './transport-options.ts'
import { websocketUpgrade } from './websocket-upgrade.ts'

const JSON_PROTOCOL = 'centrifuge-json'

type Connection = WebSocket & { session?: ClientSession; address?: string }

/**
 * Serves websocket connections on a path and returns a function to stop. Upgrade requests for other paths are
 * closed unless the server has another listener for them, because nothing else would ever close them.
 */
export function serveWebsocket(server: Server, path: string, options: TransportOptions): () => void {
  const { realtime, networks, addressOf, isOriginAllowed } = options
  const isWanted = websocketUpgrade(path)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: realtime.node.limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (names) => (names.has(JSON_PROTOCOL) ? JSON_PROTOCOL : false),
  })

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node hands over the socket without an error listener. Without a listener, a reset by the client would
    // end the process.
    socket.on('error', destroyThis)
    if (!isWanted(request)) {
      if (server.listenerCount('upgrade') === 1) socket.destroy()
      return
    }
    const address = addressOf(request)
    if (!isOriginAllowed(request)) {
      refuse(socket, '403 Forbidden')
    } else if (!networks.admit(address)) {
      refuse(socket, '429 Too Many Requests')
    } else {
      let isOpen = false
      sockets.handleUpgrade(request, socket, head, (connection: Connection) => {
        isOpen = true
        begin(connection, socket, address)
      })
      if (!isOpen) networks.release(address)
    }
  }

  function begin(connection: Connection, socket: Duplex, address: string): void {
    connection.address = address
    connection.on('close', onClose)
    connection.on('error', ignoreError)
    const transport = new WebsocketTransport(connection, socket, realtime.closing)
    const session = realtime.open(transport)
    if (session) {
      connection.session = session
      connection.on('message', onMessage)
      socket.on('drain', () => session.drained())
    } else {
      transport.close(DISCONNECTS.shutdown)
    }
  }

  function onClose(this: Connection): void {
    networks.release(this.address ?? '')
    this.session?.closed()
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

/** A class instead of closures, so that thousands of connections share the functions of the class. */
class WebsocketTransport implements Transport {
  readonly #connection: WebSocket
  readonly #socket: Duplex
  readonly #closing: ClosingConnections

  constructor(connection: WebSocket, socket: Duplex, closing: ClosingConnections) {
    this.#connection = connection
    this.#socket = socket
    this.#closing = closing
  }

  get name() {
    return 'websocket' as const
  }

  get isEmulated(): boolean {
    return false
  }

  write(lines: readonly Line[]): void {
    // Writes to the socket directly, because the library `ws` would build the same frame again for each
    // client.
    if (this.#connection.readyState === WebSocket.OPEN) this.#socket.write(frameOf('websocket', lines))
  }

  close({ code, reason }: CloseReason): void {
    const connection = this.#connection
    connection.close(code, reason)
    connection.once(
      'close',
      this.#closing.add(() => connection.terminate()),
    )
  }

  bufferedBytes(): number {
    return this.#socket.writableLength
  }
}

/**
 * The library `ws` closes a broken connection itself with the appropriate code, and emits `close` afterwards.
 */
function ignoreError(): void {}

function destroyThis(this: Duplex): void {
  this.destroy()
}

/**
 * Refuses an upgrade request and then destroys the socket, so that a client cannot keep its half of the
 * connection open.
 */
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', destroyThis)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

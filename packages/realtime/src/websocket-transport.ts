import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { ClientSession, Transport } from './client-session.ts'
import { type CloseReason, DISCONNECTS } from './protocol-codes.ts'
import { frameOf } from './transport-frames.ts'
import type { TransportOptions } from './transport-options.ts'
import type { Line } from './wire-frames.ts'

/** A client that does not answer the closing of its socket is cut off after this. */
const CLOSE_WAIT_MS = 1_000
const JSON_PROTOCOL = 'centrifuge-json'
const TEXT = { binary: false } as const

type Connection = WebSocket & { session?: ClientSession; address?: string }

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
      let isOpen = false
      sockets.handleUpgrade(request, socket, head, (connection: Connection) => {
        isOpen = true
        begin(connection, address)
      })
      if (!isOpen) networks.release(address)
    }
  }

  function begin(connection: Connection, address: string): void {
    connection.address = address
    connection.on('close', onClose)
    connection.on('error', ignoreError)
    const session = realtime.open(new WebsocketTransport(connection))
    if (session) {
      connection.session = session
      connection.on('message', onMessage)
    } else {
      connection.close(DISCONNECTS.shutdown.code, DISCONNECTS.shutdown.reason)
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

/** A class, so that ten thousand connections share its functions. */
class WebsocketTransport implements Transport {
  readonly #connection: WebSocket

  constructor(connection: WebSocket) {
    this.#connection = connection
  }

  get name() {
    return 'websocket' as const
  }

  get isEmulated(): boolean {
    return false
  }

  write(lines: readonly Line[]): void {
    this.#connection.send(frameOf('websocket', lines), TEXT)
  }

  close({ code, reason }: CloseReason): void {
    closeSoon(this.#connection, code, reason)
  }

  bufferedBytes(): number {
    return this.#connection.bufferedAmount
  }
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

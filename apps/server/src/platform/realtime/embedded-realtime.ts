import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import {
  createNetworkLimits,
  type Limits,
  type NamespaceTable,
  originCheck,
  type RealtimePublisher,
  serveEmulation,
  serveEventStream,
  serveHttpStream,
  serveWebsocket,
  startRealtime,
  type TokenKeys,
  type TransportOptions,
  websocketUpgrade,
} from '@verstat/realtime'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ClientConfig, Pool } from 'pg'
import type { ProxyTrust } from '../http/connections/proxy-trust.ts'
import { startLoop } from '../jobs/loop.ts'
import { clientNetwork } from '../security/client-network.ts'
import { clientAddress } from './client-address.ts'
import { watchPendingResponses } from './pending-responses.ts'
import { createPostgresBroker } from './postgres-broker.ts'
import { sweepStreams } from './sweep-streams.ts'

export type EmbeddedOptions = {
  readonly http: FastifyInstance
  readonly pool: Pool
  /** The connection options of the pool, used for one more connection that listens for publications. */
  readonly connection: ClientConfig
  readonly namespaces: NamespaceTable
  readonly keys: TokenKeys
  /** Origins whose pages may connect, in addition to pages of the site's own host. */
  readonly allowedOrigins: readonly string[]
  readonly isTrustedProxy: ProxyTrust
  readonly limits?: Partial<Limits>
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export type EmbeddedRealtime = RealtimePublisher & {
  /**
   * Asks clients to reconnect to another process and closes their connections. Call it before the HTTP server
   * is closed.
   */
  readonly stop: () => Promise<void>
}

const WEBSOCKET_PATH = '/connection/websocket'
export const isRealtimeUpgrade = websocketUpgrade(WEBSOCKET_PATH)

const SWEEP_MS = 60_000
/**
 * When a process stops, the reconnects of its clients are spread over at most this time plus about a second.
 */
const DRAIN_MS = 5_000
const DRAIN_PER_CLIENT_MS = 1

/**
 * Serves realtime connections on the site's HTTP server. Publications and their history are stored in the
 * database.
 */
export async function startEmbeddedRealtime(options: EmbeddedOptions): Promise<EmbeddedRealtime> {
  const { http, pool, connection, namespaces, keys, allowedOrigins, isTrustedProxy, now, log } = options
  // Fastify's type allows HTTP/2, which this server never uses.
  const server = http.server as Server
  const id = randomUUID()
  const broker = createPostgresBroker({ pool, connection, log, node: id })
  const realtime = await startRealtime({
    id,
    namespaces,
    keys,
    broker,
    ...(options.limits ? { limits: options.limits } : {}),
    allowsAnonymous: true,
    rpc: { ping: async () => ({}) },
    now: () => now().getTime(),
    isBusy: watchPendingResponses(server),
    onFault: (err) => log.warn({ err }, 'realtime failed'),
  })
  const networks = createNetworkLimits(realtime.node.limits, Date.now)
  const transport: TransportOptions = {
    realtime,
    // If a trusted proxy forwards no client address, the proxy's own address stands for clients of many
    // networks. Therefore the address of a trusted proxy has no limit.
    networks: {
      admit: (address) => isTrustedProxy(address) || networks.admit(clientNetwork(address)),
      admitRequest: (address) => isTrustedProxy(address) || networks.admitRequest(clientNetwork(address)),
      release: (address) => {
        if (!isTrustedProxy(address)) networks.release(clientNetwork(address))
      },
    },
    addressOf: (request) => clientAddress(request, isTrustedProxy),
    isOriginAllowed: originCheck(allowedOrigins),
  }
  const stopWebsocket = serveWebsocket(server, WEBSOCKET_PATH, transport)
  registerStreams(http, transport, log)
  const loop = startLoop({
    name: 'sweep realtime streams',
    pauseMs: SWEEP_MS,
    run: async () => {
      await broker.keepAlive()
      await sweepStreams(pool)
    },
    log,
  })
  return {
    ...realtime,
    async stop() {
      const { connections } = realtime.stats()
      await realtime.drain(Math.min(DRAIN_MS, connections * DRAIN_PER_CLIENT_MS))
      stopWebsocket()
      await Promise.all([realtime.stop(), loop.stop()])
    },
  }
}

type Serve = (
  transport: TransportOptions,
  request: IncomingMessage,
  answer: ServerResponse<IncomingMessage>,
) => Promise<void>

const STREAMS: readonly (readonly [url: string, methods: ('GET' | 'POST' | 'OPTIONS')[], Serve])[] = [
  ['/connection/http_stream', ['POST', 'OPTIONS'], serveHttpStream],
  ['/connection/sse', ['GET', 'POST'], serveEventStream],
  ['/emulation', ['POST', 'OPTIONS'], serveEmulation],
]

function registerStreams(
  http: FastifyInstance,
  transport: TransportOptions,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  http.register(async (scope) => {
    // The handlers read the body themselves, because the realtime protocol has its own size limit.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const [url, method, serve] of STREAMS) {
      scope.route({
        url,
        method,
        handler: (request, reply) => {
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value)
          }
          reply.hijack()
          serve(transport, request.raw, reply.raw).catch((err: unknown) => {
            // The client disconnected while it was sending its body, so there is nobody to answer.
            if (!request.raw.complete) return
            log.warn({ err }, 'a realtime request failed')
            if (!reply.raw.headersSent) reply.raw.writeHead(500)
            reply.raw.end()
          })
        },
      })
    }
  })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createMemoryBroker } from './brokers/memory-broker.ts'
import { callApi } from './http-api.ts'
import type { Limits } from './limits/limits.ts'
import { createNetworkLimits } from './limits/network-limits.ts'
import { originCheck } from './limits/origin-check.ts'
import { type Fields, isFields } from './protocol/wire-frames.ts'
import type { StandaloneConfig } from './read-centrifugo-config.ts'
import { type RealtimeServer, startRealtime } from './realtime-server.ts'
import { listeningPort } from './transports/listening-port.ts'
import { readBody } from './transports/request-body.ts'
import { serveEmulation, serveEventStream, serveHttpStream } from './transports/stream-transports.ts'
import type { TransportOptions } from './transports/transport-options.ts'
import { serveWebsocket } from './transports/websocket-transport.ts'
import { websocketUpgrade } from './transports/websocket-upgrade.ts'

export type Standalone = {
  readonly realtime: RealtimeServer
  readonly port: number
  readonly stop: (overMs?: number) => Promise<void>
}

const WEBSOCKET_PATH = '/connection/websocket'
const API_BODY_BYTES = 8 * 1024 * 1024

/**
 * Starts a realtime server of its own, with streams in memory and the HTTP API. The default host is
 * 127.0.0.1.
 */
export async function startStandalone(
  config: StandaloneConfig,
  options: {
    readonly port: number
    readonly host?: string
    readonly limits?: Partial<Limits>
    readonly onFault: (error: unknown) => void
  },
): Promise<Standalone> {
  const { limits = {}, onFault } = options
  const { keys, namespaces, isInsecure, allowsAnonymous } = config
  const broker = createMemoryBroker()
  const realtime = await startRealtime({
    namespaces,
    keys,
    isInsecure,
    allowsAnonymous,
    broker,
    limits: { ...config.limits, ...limits },
    onFault,
  })
  const transport: TransportOptions = {
    realtime,
    networks: createNetworkLimits(realtime.node.limits, Date.now),
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    isOriginAllowed: originCheck(config.allowedOrigins),
  }
  const http = createServer(
    { shouldUpgradeCallback: websocketUpgrade(WEBSOCKET_PATH) },
    (request, answer) => {
      serve(transport, config.apiKey, request, answer).catch((error: unknown) => {
        // The client disconnected while it was sending its body, so there is nobody to answer.
        if (!request.complete) return
        onFault(error)
        if (!answer.headersSent) answer.writeHead(500)
        answer.end()
      })
    },
  )
  const stopWebsocket = serveWebsocket(http, WEBSOCKET_PATH, transport)
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(options.port, options.host ?? '127.0.0.1', resolve)
  })
  return {
    realtime,
    port: listeningPort(http),
    async stop(overMs = 0) {
      await realtime.drain(overMs)
      stopWebsocket()
      await realtime.stop()
      const closed = new Promise((resolve) => http.close(resolve))
      http.closeAllConnections()
      await closed
    },
  }
}

async function serve(
  transport: TransportOptions,
  apiKey: string | null,
  request: IncomingMessage,
  answer: ServerResponse<IncomingMessage>,
): Promise<void> {
  const path = request.url?.split('?', 1)[0] ?? ''
  if (path === '/connection/http_stream') return serveHttpStream(transport, request, answer)
  if (path === '/connection/sse') return serveEventStream(transport, request, answer)
  if (path === '/emulation') return serveEmulation(transport, request, answer)
  if (path.startsWith('/api/') && request.method === 'POST') {
    return serveApi(transport.realtime, apiKey, path.slice('/api/'.length), request, answer)
  }
  answer.writeHead(path === '/health' ? 200 : 404).end()
}

async function serveApi(
  realtime: RealtimeServer,
  apiKey: string | null,
  method: string,
  request: IncomingMessage,
  answer: ServerResponse<IncomingMessage>,
): Promise<void> {
  const body = await readBody(request, API_BODY_BYTES)
  if (apiKey === null || request.headers['x-api-key'] !== apiKey) return void answer.writeHead(401).end()
  const fields = body === null ? undefined : readFields(body)
  if (!fields) return void answer.writeHead(400).end()
  const text = await callApi(realtime, method, fields)
  answer.writeHead(200, { 'content-type': 'application/json' }).end(text)
}

function readFields(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

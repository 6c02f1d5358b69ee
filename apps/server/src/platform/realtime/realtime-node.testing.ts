/**
 * A node of the embedded realtime server that runs as a child process, so that a test can kill it. The parent
 * process controls the node by messages.
 */
import Fastify from 'fastify'
import pg, { type ClientConfig } from 'pg'
import { createProxyTrust, DEFAULT_PROXIES } from '../http/connections/proxy-trust.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { startEmbeddedRealtime } from './embedded-realtime.ts'

export type NodeOrder = {
  readonly connection: ClientConfig
  readonly port: number
  /** The difference between the node's clock and the real time. */
  readonly laterMs: number
}

/** One namespace with history, to which everyone may subscribe. */
export const NODE_CHANNELS = {
  namespaces: {
    kept: { subscribe: 'everyone', historySize: 100, historyTtlSeconds: 600, isRecoverable: true },
  },
} as const

export const NODE_KEYS = { secret: 'secret', audience: null, issuer: null }

if (import.meta.main) {
  process.once('message', (order: NodeOrder) => void start(order))
  process.once('disconnect', () => process.exit())
}

async function start({ connection, port, laterMs }: NodeOrder): Promise<void> {
  const pool = new pg.Pool(connection)
  const http = Fastify()
  const realtime = await startEmbeddedRealtime({
    http,
    pool,
    connection,
    namespaces: NODE_CHANNELS,
    keys: NODE_KEYS,
    allowedOrigins: [],
    isTrustedProxy: createProxyTrust(DEFAULT_PROXIES),
    now: () => new Date(Date.now() + laterMs),
    log: silentHttpLog,
  })
  process.once('SIGTERM', async () => {
    await realtime.stop()
    process.exit()
  })
  await http.listen({ host: '127.0.0.1', port })
  const address = http.server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
}

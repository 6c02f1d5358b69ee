import type { RealtimePublisher } from '@verstat/realtime'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { RealtimeConfig } from './platform/config/realtime-config.ts'
import type { ProxyTrust } from './platform/http/connections/proxy-trust.ts'
import { centrifugoPublisher } from './platform/realtime/centrifugo/centrifugo-publisher.ts'
import { CHANNELS } from './platform/realtime/channels.ts'
import { type EmbeddedRealtime, startEmbeddedRealtime } from './platform/realtime/embedded-realtime.ts'
import { startOutboxDispatcher } from './platform/realtime/outbox/outbox-dispatcher.ts'
import {
  createRealtimeTokens,
  type RealtimeTokenService,
  realtimeKeys,
} from './platform/realtime/realtime-tokens.ts'
import type { SecretKey } from './platform/security/secret-key.ts'

export type RealtimeServices = {
  /** Null when realtime is off. */
  readonly tokens: RealtimeTokenService | null
  /** The URL to which browsers connect for realtime. Undefined when realtime is off. */
  readonly address: string | undefined
  /** Starts to send the events of the outbox table. */
  readonly start: () => Promise<{ readonly stop: () => Promise<void> }>
  /**
   * Disconnects open pages. Call it before the HTTP server is closed, because the server waits for open
   * connections.
   */
  readonly disconnect: () => Promise<void>
}

export type RealtimeOptions = {
  readonly config: RealtimeConfig
  readonly pool: Pool
  readonly secret: SecretKey
  readonly now: () => Date
  readonly fetch: typeof fetch
  readonly log: FastifyBaseLogger
  readonly http: FastifyInstance
  readonly origin: string
  readonly isTrustedProxy: ProxyTrust
}

const NOTHING = { stop: async () => {} }

export async function createRealtimeServices(options: RealtimeOptions): Promise<RealtimeServices> {
  const { config, pool, secret, now, log, http, origin, isTrustedProxy } = options
  const isOn = config.mode !== 'off'
  const keys = realtimeKeys(secret, config.secret)
  const connection = pool.options
  const allowedOrigins = [origin]
  const embedded =
    config.mode === 'embedded'
      ? await startEmbeddedRealtime({
          http,
          pool,
          connection,
          namespaces: CHANNELS,
          keys,
          allowedOrigins,
          isTrustedProxy,
          ...(config.limits ? { limits: config.limits } : {}),
          now,
          log,
        })
      : null
  const publisher = publisherOf(options, embedded)
  return {
    tokens: publisher && { ...createRealtimeTokens(keys, now), position: publisher.position },
    address: isOn ? (config.publicUrl ?? '') : undefined,
    start: async () =>
      config.readsOutbox ? NOTHING : startOutboxDispatcher({ pool, connection, publisher, log }),
    disconnect: async () => embedded?.stop(),
  }
}

function publisherOf(
  { config, fetch }: RealtimeOptions,
  embedded: EmbeddedRealtime | null,
): RealtimePublisher | null {
  switch (config.mode) {
    case 'off':
      return null
    case 'embedded':
      return embedded
    case 'centrifugo':
      return config.centrifugo && centrifugoPublisher({ ...config.centrifugo, fetch })
  }
}

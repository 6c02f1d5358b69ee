import type { RealtimePublisher } from '@verstat/realtime'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { RealtimeConfig } from './platform/config/realtime-config.ts'
import { centrifugoPublisher } from './platform/realtime/centrifugo-publisher.ts'
import { startOutboxDispatcher } from './platform/realtime/outbox-dispatcher.ts'
import {
  createRealtimeTokens,
  type RealtimeTokens,
  realtimeKeys,
} from './platform/realtime/realtime-tokens.ts'
import type { SecretKey } from './platform/security/secret-key.ts'

export type RealtimeServices = {
  /** Null while nobody is told of changes. */
  readonly tokens: RealtimeTokens | null
  /** Where browsers connect, for the pages; undefined while they need not. */
  readonly address: string | undefined
  /** Begins to send what the outbox holds. */
  readonly start: () => Promise<{ readonly stop: () => Promise<void> }>
}

export type RealtimeOptions = {
  readonly config: RealtimeConfig
  readonly pool: Pool
  readonly secret: SecretKey
  readonly now: () => Date
  readonly fetch: typeof fetch
  readonly log: FastifyBaseLogger
  /** The server within this process; null when this process holds no connections. */
  readonly embedded: RealtimePublisher | null
}

const NOTHING = { stop: async () => {} }

/** What tells open pages of changes, as it is configured. */
export function createRealtimeServices(options: RealtimeOptions): RealtimeServices {
  const { config, pool, secret, now, log } = options
  const isOn = config.mode !== 'off'
  return {
    tokens: isOn ? createRealtimeTokens(realtimeKeys(secret, config.secret), now) : null,
    address: isOn ? (config.publicUrl ?? '') : undefined,
    start: async () =>
      config.readsOutbox
        ? NOTHING
        : startOutboxDispatcher({ pool, connection: pool.options, publisher: publisherOf(options), log }),
  }
}

function publisherOf({ config, embedded, fetch }: RealtimeOptions): RealtimePublisher | null {
  switch (config.mode) {
    case 'off':
      return null
    case 'embedded':
      return embedded
    case 'centrifugo':
      return config.centrifugo && centrifugoPublisher({ ...config.centrifugo, fetch })
  }
}

import type { Limits } from '@verstat/realtime'
import type { Env, OptionName } from './options.ts'

export type RealtimeConfig = {
  readonly mode: 'embedded' | 'centrifugo' | 'off'
  /** Origin of the realtime server for browsers, with http or https. Null means the origin of the pages. */
  readonly publicUrl: string | null
  /** Null means a secret that is derived from the install's secret key. */
  readonly secret: string | null
  /** Null unless `mode` is `centrifugo`. */
  readonly centrifugo: { readonly apiUrl: string; readonly apiKey: string } | null
  readonly readsOutbox: boolean
  readonly limits?: Pick<Limits, 'connectionsPerNetwork' | 'connectsPerNetworkPerSecond'>
}

const CENTRIFUGO: readonly OptionName[] = ['REALTIME_PUBLIC_URL', 'CENTRIFUGO_API_URL', 'CENTRIFUGO_API_KEY']

/** Lists settings that are not set although the chosen realtime engine needs them. */
export function missingRealtimeSettings({ values, explicit }: Env): string[] {
  if (values.REALTIME !== 'centrifugo') return []
  return CENTRIFUGO.filter((name) => !explicit.has(name)).map((name) => `${name} must be set for centrifugo`)
}

export function makeRealtimeConfig(values: Env['values']): RealtimeConfig {
  const { REALTIME: mode, CENTRIFUGO_API_URL: apiUrl, CENTRIFUGO_API_KEY: apiKey } = values
  const centrifugo =
    mode === 'centrifugo' && apiUrl && apiKey ? { apiUrl: apiUrl.replace(/\/+$/, ''), apiKey } : null
  return Object.freeze({
    mode,
    publicUrl: values.REALTIME_PUBLIC_URL === null ? null : webOrigin(values.REALTIME_PUBLIC_URL),
    secret: values.REALTIME_SECRET,
    centrifugo,
    readsOutbox: centrifugo !== null && values.CENTRIFUGO_READS_OUTBOX,
    limits: {
      connectionsPerNetwork: values.REALTIME_CONNECTIONS_PER_NETWORK,
      connectsPerNetworkPerSecond: values.REALTIME_CONNECTS_PER_NETWORK,
    },
  })
}

/**
 * Reduces a URL to its origin with http or https. For example, `wss://host/connection/websocket` becomes
 * `https://host`.
 */
function webOrigin(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol === 'ws:' || protocol === 'http:' ? 'http:' : 'https:'}//${host}`
}

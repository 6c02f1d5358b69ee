import type { Limits } from '@verstat/realtime'
import type { Env, OptionName } from './options.ts'

/** Who holds the connections of open pages, and how it is reached. */
export type RealtimeConfig = {
  readonly mode: 'embedded' | 'centrifugo' | 'off'
  /** Origin for browsers, with http or https; null means the same origin as the pages. */
  readonly publicUrl: string | null
  /** null means one derived from the install's own. */
  readonly secret: string | null
  /** Null unless the mode is centrifugo. */
  readonly centrifugo: { readonly apiUrl: string; readonly apiKey: string } | null
  /** Centrifugo takes events out of the database itself. */
  readonly readsOutbox: boolean
  /** What one network may take of this process, in the embedded mode. */
  readonly limits?: Pick<Limits, 'connectionsPerNetwork' | 'connectsPerNetworkPerSecond'>
}

const CENTRIFUGO: readonly OptionName[] = ['REALTIME_PUBLIC_URL', 'CENTRIFUGO_API_URL', 'CENTRIFUGO_API_KEY']

/** What the chosen engine needs and nobody set. */
export function missingRealtimeSettings({ values, given }: Env): string[] {
  if (values.REALTIME !== 'centrifugo') return []
  return CENTRIFUGO.filter((name) => !given.has(name)).map((name) => `${name} must be set for centrifugo`)
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

/** `wss://host/connection/websocket` and `https://host/` lead to the same server. */
function webOrigin(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol === 'ws:' || protocol === 'http:' ? 'http:' : 'https:'}//${host}`
}

export const BENCH_CHANNEL = 'bench:x'

export const BENCH_CONFIG = {
  client: {
    token: { hmac_secret_key: 'bench' },
    allow_anonymous_connect_without_token: true,
    connection_rate_limit: 0,
  },
  channel: {
    namespaces: [
      {
        name: 'bench',
        allow_subscribe_for_client: true,
        allow_subscribe_for_anonymous: true,
        history_size: 100,
        history_ttl: '300s',
        force_recovery: true,
      },
    ],
  },
  http_api: { key: 'bench' },
} as const

/** Returns an event that is about as long as the events of the site. */
export function eventAt(at: number): { readonly at: number; readonly text: string } {
  return { at, text: 'Замовлення опубліковано, '.repeat(4) }
}

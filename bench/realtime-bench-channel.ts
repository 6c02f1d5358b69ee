/** One channel that anybody may hear, kept as an order's is. */
export const BENCH_CHANNEL = 'bench:x'

/** A configuration of Centrifugo, which ours reads as well. */
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

/** As much text as an event of the site has. */
export function eventAt(at: number): { readonly at: number; readonly text: string } {
  return { at, text: 'Замовлення опубліковано, '.repeat(4) }
}

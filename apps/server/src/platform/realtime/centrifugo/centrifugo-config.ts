import type { ChannelRules, NamespaceTable, TokenKeys } from '@verstat/realtime'
import { REALTIME_LIMITS } from '../channels.ts'

export type CentrifugoConfigOptions = {
  readonly table: NamespaceTable
  readonly keys: TokenKeys
  readonly apiKey: string
  readonly allowedOrigins: readonly string[]
  /** Set when Centrifugo itself reads the outbox table: the URL of the database. */
  readonly outboxUrl?: string | null
}

/** Returns a configuration of Centrifugo 6 with the same rules as the embedded realtime server. */
export function centrifugoConfig(options: CentrifugoConfigOptions): Readonly<Record<string, unknown>> {
  const { table, keys, apiKey, allowedOrigins, outboxUrl = null } = options
  const { personalNamespace, namespaces } = table
  return {
    client: {
      allowed_origins: [...allowedOrigins],
      allow_anonymous_connect_without_token: true,
      token: {
        hmac_secret_key: keys.secret,
        ...(keys.previousSecrets?.[0] ? { hmac_previous_secret_key: keys.previousSecrets[0] } : {}),
        ...(keys.audience === null ? {} : { audience: keys.audience }),
        ...(keys.issuer === null ? {} : { issuer: keys.issuer }),
      },
      channel_limit: REALTIME_LIMITS.channelsPerConnection,
      user_connection_limit: REALTIME_LIMITS.connectionsPerUser,
      connection_rate_limit: REALTIME_LIMITS.connectsPerSecond,
      ping_interval: `${REALTIME_LIMITS.pingSeconds}s`,
      pong_timeout: `${REALTIME_LIMITS.pongSeconds}s`,
      ...(personalNamespace === undefined
        ? {}
        : {
            subscribe_to_user_personal_channel: {
              enabled: true,
              personal_channel_namespace: personalNamespace,
            },
          }),
    },
    channel: {
      history_meta_ttl: '720h',
      ...(table.withoutNamespace ? { without_namespace: rulesOf(table.withoutNamespace) } : {}),
      namespaces: Object.entries(namespaces).map(([name, rules]) => ({ name, ...rulesOf(rules) })),
    },
    http_api: { key: apiKey },
    http_stream: { enabled: true },
    sse: { enabled: true },
    rpc: { ping: { enabled: true } },
    health: { enabled: true },
    prometheus: { enabled: true },
    ...(outboxUrl === null ? {} : { consumers: [outboxConsumer(outboxUrl)] }),
  }
}

function rulesOf(rules: ChannelRules): Readonly<Record<string, unknown>> {
  const { historySize, historyTtlSeconds } = rules
  return {
    ...(rules.channelPattern ? { channel_regex: rules.channelPattern.source } : {}),
    ...(rules.subscribe === 'nobody' ? {} : { allow_subscribe_for_client: true }),
    ...(rules.subscribe === 'everyone' ? { allow_subscribe_for_anonymous: true } : {}),
    ...(rules.isUserLimited ? { allow_user_limited_channels: true } : {}),
    ...(historySize === undefined ? {} : { history_size: historySize }),
    ...(historyTtlSeconds === undefined ? {} : { history_ttl: `${historyTtlSeconds}s` }),
    ...(rules.isRecoverable ? { force_recovery: true, force_positioning: true } : {}),
    ...(rules.hasPresence ? { presence: true } : {}),
    ...(rules.notifiesJoinLeave ? { join_leave: true, force_push_join_leave: true } : {}),
    ...allowed('publish', rules.publish),
    ...allowed('history', rules.readHistory),
    ...allowed('presence', rules.readPresence),
  }
}

function allowed(what: string, who: ChannelRules['publish']): Readonly<Record<string, boolean>> {
  switch (who) {
    case undefined:
    case 'nobody':
      return {}
    case 'subscribers':
      return { [`allow_${what}_for_subscriber`]: true }
    case 'users':
      return { [`allow_${what}_for_client`]: true }
    case 'everyone':
      return { [`allow_${what}_for_client`]: true, [`allow_${what}_for_anonymous`]: true }
  }
}

/** Makes Centrifugo read the outbox table itself, instead of our `outbox-dispatcher.ts`. */
function outboxConsumer(dsn: string): Readonly<Record<string, unknown>> {
  return {
    enabled: true,
    name: 'verstat_outbox',
    type: 'postgresql',
    postgresql: {
      dsn,
      outbox_table_name: 'realtime_outbox',
      num_partitions: 8,
      partition_select_limit: 100,
      partition_poll_interval: '300ms',
      partition_notification_channel: 'realtime_outbox',
    },
  }
}

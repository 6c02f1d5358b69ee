import type { Allowed, ChannelRules, NamespaceTable } from './channels/namespaces.ts'
import type { Limits } from './limits/limits.ts'
import { type Fields, isFields } from './protocol/wire-frames.ts'
import type { TokenKeys } from './tokens/tokens.ts'

/**
 * The part of a Centrifugo configuration that we support. Unknown settings are ignored, as Centrifugo does.
 */
export type StandaloneConfig = {
  readonly namespaces: NamespaceTable
  readonly keys: TokenKeys
  readonly apiKey: string | null
  readonly isInsecure: boolean
  readonly allowsAnonymous: boolean
  readonly allowedOrigins: readonly string[]
  readonly limits: Partial<Limits>
}

/** Reads a configuration of Centrifugo 6. Ignores namespaces with a `subscription_type`, which are not streams. */
export function readCentrifugoConfig(config: Fields): StandaloneConfig {
  const client = group(config, 'client')
  const token = group(client, 'token')
  const channel = group(config, 'channel')
  const personal = group(client, 'subscribe_to_user_personal_channel')
  const without = channel.without_namespace
  const streams = list(channel.namespaces).filter((one) => one.subscription_type === undefined)
  return {
    namespaces: {
      namespaces: Object.fromEntries(streams.map((one) => [text(one, 'name'), readRules(one)])),
      ...(!isFields(without) ? {} : { withoutNamespace: readRules(without) }),
      ...(personal.enabled === true
        ? { personalNamespace: text(personal, 'personal_channel_namespace') }
        : {}),
    },
    keys: {
      secret: text(token, 'hmac_secret_key'),
      audience: text(token, 'audience') || null,
      issuer: text(token, 'issuer') || null,
    },
    apiKey: text(group(config, 'http_api'), 'key') || null,
    isInsecure: client.insecure === true,
    allowsAnonymous: client.allow_anonymous_connect_without_token === true,
    allowedOrigins: strings(client.allowed_origins),
    limits: readLimits(client),
  }
}

const COUNTS = {
  channelsPerConnection: 'channel_limit',
  connectionsPerUser: 'user_connection_limit',
  queueBytes: 'queue_max_size',
} as const

const TIMES = {
  pingMs: 'ping_interval',
  pongMs: 'pong_timeout',
  staleMs: 'stale_close_delay',
  graceMs: 'expired_close_delay',
} as const

function readLimits(client: Fields): Partial<Limits> {
  const counts = Object.entries(COUNTS).flatMap(([name, theirs]) => {
    const value = client[theirs]
    return typeof value === 'number' && value > 0 ? [[name, value]] : []
  })
  const times = Object.entries(TIMES).flatMap(([name, theirs]) => {
    const value = seconds(text(client, theirs)) * 1000
    return value > 0 ? [[name, value]] : []
  })
  return Object.fromEntries([...counts, ...times])
}

function readRules(fields: Fields): ChannelRules {
  const pattern = text(fields, 'channel_regex')
  return {
    ...(pattern === '' ? {} : { channelPattern: new RegExp(pattern) }),
    subscribe: !fields.allow_subscribe_for_client
      ? 'nobody'
      : fields.allow_subscribe_for_anonymous
        ? 'everyone'
        : 'users',
    isUserLimited: fields.allow_user_limited_channels === true,
    historySize: typeof fields.history_size === 'number' ? fields.history_size : 0,
    historyTtlSeconds: seconds(text(fields, 'history_ttl')),
    isRecoverable: fields.force_recovery === true,
    hasPresence: fields.presence === true,
    notifiesJoinLeave: fields.join_leave === true,
    publish: allowed(fields, 'publish'),
    readHistory: allowed(fields, 'history'),
    readPresence: allowed(fields, 'presence'),
  }
}

function allowed(fields: Fields, what: string): Allowed {
  if (fields[`allow_${what}_for_client`] === true) {
    return fields[`allow_${what}_for_anonymous`] === true ? 'everyone' : 'users'
  }
  return fields[`allow_${what}_for_subscriber`] === true ? 'subscribers' : 'nobody'
}

const UNITS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3_600 }

/** Parses a duration such as `1h30m`, `300s` or `250ms` into seconds. */
function seconds(duration: string): number {
  return [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)].reduce(
    (sum, [, amount = '0', unit = 's']) => sum + Number(amount) * (UNITS[unit] ?? 0),
    0,
  )
}

function group(fields: Fields, name: string): Fields {
  const value = fields[name]
  return isFields(value) ? value : {}
}

function list(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function text(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

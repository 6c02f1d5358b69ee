import { withTimeout } from './brokers/broker-wait.ts'
import { rulesOf } from './channels/channel-access.ts'
import { hasHistory } from './channels/channel-subscription.ts'
import { presenceJson, presenceStats, readHistory, retentionOf } from './protocol/channel-commands.ts'
import {
  CommandRefused,
  ConnectionEnded,
  DISCONNECTS,
  ERRORS,
  UNSUBSCRIBES,
} from './protocol/protocol-codes.ts'
import { type Fields, flagField, groupField, numberField, textField } from './protocol/wire-frames.ts'
import type { RealtimeServer } from './realtime-server.ts'

type Method = (server: RealtimeServer, request: Fields) => Promise<string>

const METHODS: Readonly<Record<string, Method>> = {
  publish: async (server, request) => publishTo(server, textField(request, 'channel'), request),
  broadcast: async (server, request) => {
    const responses = await inOrder(listField(request, 'channels'), (channel) => {
      if (typeof channel !== 'string') throw new CommandRefused(ERRORS.badRequest)
      return answered(publishTo(server, channel, request))
    })
    return `{"responses":[${responses.join(',')}]}`
  },
  async batch(server, request) {
    const replies = await inOrder(listField(request, 'commands'), (command) => {
      const [name = '', body]: [string?, Fields?] = Object.entries(command ?? {})[0] ?? []
      return callApi(server, name, body ?? {}, (text) => `{"${name}":${text}}`)
    })
    return `{"replies":[${replies.join(',')}]}`
  },
  async history({ node }, request) {
    const channel = textField(request, 'channel')
    const rules = rulesOf(node.namespaces, channel)
    if (!hasHistory(rules)) throw new CommandRefused(ERRORS.notAvailable)
    return readHistory(node, channel, rules, request)
  },
  async history_remove({ node }, request) {
    const channel = textField(request, 'channel')
    if (!hasHistory(rulesOf(node.namespaces, channel))) throw new CommandRefused(ERRORS.notAvailable)
    await withTimeout(node.limits.brokerMs, node.broker.removeHistory(channel))
    return '{}'
  },
  presence: async ({ node }, request) => presenceJson(node, presenceChannel(node, request)),
  presence_stats: async ({ node }, request) =>
    JSON.stringify(presenceStats(node, presenceChannel(node, request))),
  async channels({ node }, request) {
    const pattern = textField(request, 'pattern')
    const names = [...node.hub.channels].filter(([name]) => pattern === '' || matches(pattern, name))
    const counted = names.map(([name, { subscriptions }]) => [name, { num_clients: subscriptions.size }])
    return JSON.stringify({ channels: Object.fromEntries(counted) })
  },
  async info(server) {
    const { connections, subscriptions, channels } = server.stats()
    const { id, version } = server.node
    const own = { uid: id, name: id, version, num_clients: connections, num_channels: channels }
    return JSON.stringify({ nodes: [{ ...own, num_subs: subscriptions }] })
  },
  subscribe: (server, request) =>
    sendControl(server, {
      kind: 'subscribe',
      target: target(request),
      channel: knownChannel(server, request),
    }),
  unsubscribe: (server, request) =>
    sendControl(server, {
      kind: 'unsubscribe',
      target: target(request),
      channel: textField(request, 'channel'),
      ...UNSUBSCRIBES.server,
    }),
  disconnect(server, request) {
    const told = groupField(request, 'disconnect')
    const { code, reason } = told
      ? { code: numberField(told, 'code'), reason: textField(told, 'reason') }
      : DISCONNECTS.forced
    const except = listField(request, 'whitelist').filter((one) => typeof one === 'string')
    return sendControl(server, { kind: 'disconnect', target: { ...target(request), except }, code, reason })
  },
  refresh(server, request) {
    if (flagField(request, 'expired')) {
      return sendControl(server, {
        kind: 'disconnect',
        target: target(request),
        ...DISCONNECTS.connectionExpired,
      })
    }
    const expiresAt = numberField(request, 'expire_at') * 1000
    return sendControl(server, { kind: 'refresh', target: target(request), expiresAt })
  },
}

/** Executes one call of the HTTP API. Returns the response body in the format of Centrifugo. */
export async function callApi(
  server: RealtimeServer,
  method: string,
  request: Fields,
  wrap: (text: string) => string = (text) => `{"result":${text}}`,
): Promise<string> {
  const call = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  if (!call) return answered(Promise.reject(new CommandRefused(ERRORS.methodNotFound)))
  return answered(
    Promise.resolve(request).then((body) => call(server, body)),
    wrap,
  )
}

async function answered(
  work: Promise<string>,
  wrap: (text: string) => string = (text) => `{"result":${text}}`,
): Promise<string> {
  try {
    return wrap(await work)
  } catch (error) {
    if (error instanceof CommandRefused) {
      const { code, message } = error.reply
      return JSON.stringify({ error: { code, message } })
    }
    if (!(error instanceof ConnectionEnded)) throw error
    const { code, message } = ERRORS.badRequest
    return JSON.stringify({ error: { code, message } })
  }
}

async function publishTo({ node }: RealtimeServer, channel: string, request: Fields): Promise<string> {
  const keep = flagField(request, 'skip_history') ? null : retentionOf(rulesOf(node.namespaces, channel))
  rulesOf(node.namespaces, channel)
  if (request.data === undefined) throw new CommandRefused(ERRORS.badRequest)
  const idempotencyKey = textField(request, 'idempotency_key')
  const tags = groupField(request, 'tags')
  const [position] = await withTimeout(
    node.limits.brokerMs,
    node.broker.publish([
      {
        channel,
        data: JSON.stringify(request.data),
        keep,
        ...(idempotencyKey === '' ? {} : { idempotencyKey }),
        ...(tags ? { tags: JSON.stringify(tags) } : {}),
      },
    ]),
  )
  return JSON.stringify(position ?? {})
}

function presenceChannel({ namespaces }: RealtimeServer['node'], request: Fields): string {
  const channel = textField(request, 'channel')
  if (rulesOf(namespaces, channel).hasPresence !== true) throw new CommandRefused(ERRORS.notAvailable)
  return channel
}

function knownChannel({ node }: RealtimeServer, request: Fields): string {
  const channel = textField(request, 'channel')
  rulesOf(node.namespaces, channel)
  return channel
}

function target(request: Fields) {
  const client = textField(request, 'client')
  const user = textField(request, 'user')
  if (user === '' && client === '') throw new CommandRefused(ERRORS.badRequest)
  return { user, ...(client === '' ? {} : { client }) }
}

async function sendControl(
  { node }: RealtimeServer,
  control: Parameters<RealtimeServer['node']['broker']['sendControl']>[0],
): Promise<string> {
  await withTimeout(node.limits.brokerMs, node.broker.sendControl(control))
  return '{}'
}

function listField(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name] ?? []
  if (!Array.isArray(value)) throw new CommandRefused(ERRORS.badRequest)
  return value
}

async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<string>): Promise<string[]> {
  const results: string[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** Whether a name matches a pattern, in which `*` stands for any characters. */
function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}

import { withTimeout } from '../brokers/broker-wait.ts'
import { requirePermission, rulesOf } from '../channels/channel-access.ts'
import { hasHistory, publicationJson } from '../channels/channel-subscription.ts'
import type { ChannelRules } from '../channels/namespaces.ts'
import type { StreamPosition } from '../channels/publisher.ts'
import type { ClientSession } from '../client-session.ts'
import type { NodeContext } from '../node-context.ts'
import { CommandRefused, ERRORS } from './protocol-codes.ts'
import { clientInfo } from './subscribe-command.ts'
import {
  type Command,
  type Fields,
  flagField,
  groupField,
  type Line,
  numberField,
  replyLine,
  textField,
  writeObject,
} from './wire-frames.ts'

export async function answerPublish(
  node: NodeContext,
  session: ClientSession,
  { id, request }: Command,
): Promise<Line> {
  const channel = textField(request, 'channel')
  const rules = rulesOf(node.namespaces, channel)
  requirePermission(node, session, channel, rules.publish)
  if (request.data === undefined) throw new CommandRefused(ERRORS.badRequest)
  const info = clientInfo(session, session.subscriptions.get(channel)?.info)
  const publication = { channel, data: JSON.stringify(request.data), info, keep: retentionOf(rules) }
  await withTimeout(node.limits.brokerMs, node.broker.publish([publication]))
  return replyLine(id, 'publish', '{}')
}

/** Returns how much history a channel keeps and for how long, or null when it keeps none. */
export function retentionOf(
  rules: ChannelRules,
): { readonly size: number; readonly ttlSeconds: number } | null {
  const { historySize = 0, historyTtlSeconds = 0 } = rules
  return hasHistory(rules) ? { size: historySize, ttlSeconds: historyTtlSeconds } : null
}

export async function answerHistory(
  node: NodeContext,
  session: ClientSession,
  { id, request }: Command,
): Promise<Line> {
  const channel = textField(request, 'channel')
  const rules = rulesOf(node.namespaces, channel)
  if (!hasHistory(rules)) throw new CommandRefused(ERRORS.notAvailable)
  requirePermission(node, session, channel, rules.readHistory)
  return replyLine(id, 'history', await readHistory(node, channel, rules, request))
}

/**
 * Returns part of the history as JSON. `limit`, `since` and `reverse` have the same format in client commands
 * and in the HTTP API.
 */
export async function readHistory(
  node: NodeContext,
  channel: string,
  rules: ChannelRules,
  request: Fields,
): Promise<string> {
  const { historyLimit, brokerMs } = node.limits
  const limit = numberField(request, 'limit')
  const since = groupField(request, 'since')
  const isReverse = flagField(request, 'reverse')
  const { position, publications } = await withTimeout(
    brokerMs,
    node.broker.read(channel, {
      ttlSeconds: rules.historyTtlSeconds ?? 0,
      limit: limit < 0 ? historyLimit : Math.min(limit, historyLimit),
      ...(since ? { since: numberField(since, 'offset') } : {}),
      isReverse,
    }),
  )
  const epoch = since ? textField(since, 'epoch') : ''
  if (epoch !== '' && epoch !== position.epoch) throw new CommandRefused(ERRORS.unrecoverablePosition)
  return writeObject(positionFields(position), {
    publications: `[${publications.map((one) => publicationJson(one)).join(',')}]`,
  })
}

function positionFields({ offset, epoch }: StreamPosition): object {
  return offset === 0 ? { epoch } : { offset, epoch }
}

export function answerPresence(node: NodeContext, session: ClientSession, command: Command): Line {
  const channel = textField(command.request, 'channel')
  const rules = rulesOf(node.namespaces, channel)
  if (rules.hasPresence !== true) throw new CommandRefused(ERRORS.notAvailable)
  requirePermission(node, session, channel, rules.readPresence)
  return command.method === 'presence'
    ? replyLine(command.id, 'presence', presenceJson(node, channel))
    : replyLine(command.id, 'presence_stats', JSON.stringify(presenceStats(node, channel)))
}

/** Returns the subscribers of a channel as JSON, by connection. */
export function presenceJson({ hub }: NodeContext, channel: string): string {
  const entries = hub
    .present(channel)
    .map(({ session, subscription }) => `"${session.id}":${clientInfo(session, subscription.info)}`)
  return `{"presence":{${entries.join(',')}}}`
}

export function presenceStats(
  { hub }: NodeContext,
  channel: string,
): { readonly num_clients: number; readonly num_users: number } {
  const present = hub.present(channel)
  return { num_clients: present.length, num_users: new Set(present.map(({ session }) => session.user)).size }
}

export async function answerRpc(
  node: NodeContext,
  { user }: ClientSession,
  { id, request }: Command,
): Promise<Line> {
  if (Object.keys(node.rpc).length === 0) throw new CommandRefused(ERRORS.notAvailable)
  const method = textField(request, 'method')
  const handler = Object.hasOwn(node.rpc, method) ? node.rpc[method] : undefined
  if (!handler) throw new CommandRefused(ERRORS.methodNotFound)
  const data = await handler({ user, data: request.data ?? null })
  return replyLine(id, 'rpc', JSON.stringify({ data: data ?? null }))
}

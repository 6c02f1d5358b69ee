import { withTimeout } from '../brokers/broker-wait.ts'
import { authorizeSubscriber, isMeantFor, rulesOf } from '../channels/channel-access.ts'
import { publicationJson, Subscription } from '../channels/channel-subscription.ts'
import type { ChannelRules } from '../channels/namespaces.ts'
import type { StreamPosition } from '../channels/publisher.ts'
import type { ClientSession } from '../client-session.ts'
import type { NodeContext } from '../node-context.ts'
import { isRevoked } from '../tokens/revocations.ts'
import { endOf, lifeFields } from '../tokens/token-life.ts'
import { readSubscriptionToken } from '../tokens/tokens.ts'
import { CommandRefused, ConnectionEnded, DISCONNECTS, ERRORS } from './protocol-codes.ts'
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

/**
 * A bit of the request field `flag`. The client sets it when it has loaded the data itself and wants an error
 * if missed publications cannot be recovered.
 */
const REFUSE_UNRECOVERED = 2
const SHARED_POLL = 4

export async function answerSubscribe(
  node: NodeContext,
  session: ClientSession,
  { id, request }: Command,
): Promise<null> {
  const name = textField(request, 'channel')
  const type = numberField(request, 'type')
  if (name === '') throw new ConnectionEnded(DISCONNECTS.badRequest)
  if (session.subscriptions.has(name)) throw new CommandRefused(ERRORS.alreadySubscribed)
  if (session.subscriptions.size >= node.limits.channelsPerConnection) {
    throw new CommandRefused(ERRORS.limitExceeded)
  }
  const rules = rulesOf(node.namespaces, name)
  if (type === SHARED_POLL) throw new CommandRefused(ERRORS.notAvailable)
  if (type !== 0) throw new CommandRefused(ERRORS.permissionDenied)
  if (groupField(request, 'tf')) throw new CommandRefused(ERRORS.badRequest)
  const recovery = readRecovery(request)
  const claims = authorizeSubscriber(node, session, name, rules, textField(request, 'token'))
  const expiresAt = node.isInsecure || claims === null ? 0 : endOf(claims)
  if (expiresAt !== 0 && expiresAt <= node.now()) throw new CommandRefused(ERRORS.expired)
  const subscription = new Subscription({
    subscriber: session,
    channel: node.hub.channel(name),
    rules,
    isServerSide: false,
    info: claims?.info === undefined ? undefined : JSON.stringify(claims.info),
    expiresAt,
  })
  const { settle, result } = await beginSubscription(node, session, subscription, recovery)
  session.send(replyLine(id, 'subscribe', result))
  settle()
  return null
}

export type RecoveryRequest = {
  readonly isRecovering: boolean
  readonly refusesUnrecovered: boolean
  readonly offset: number
  readonly epoch: string
}

export function readRecovery(request: Fields): RecoveryRequest {
  return {
    isRecovering: flagField(request, 'recover'),
    refusesUnrecovered: (numberField(request, 'flag') & REFUSE_UNRECOVERED) !== 0,
    offset: numberField(request, 'offset'),
    epoch: textField(request, 'epoch'),
  }
}

/**
 * Subscribes to a channel and reads the position of its stream. Send `result` as the reply, and then call
 * `settle` to deliver the publications that arrived in the meantime.
 */
export async function beginSubscription(
  node: NodeContext,
  session: ClientSession,
  subscription: Subscription,
  recovery: RecoveryRequest,
): Promise<{ readonly result: string; readonly settle: () => void }> {
  node.hub.join(subscription, session)
  try {
    const found = await findPosition(node, subscription, recovery)
    if (session.subscriptions.get(subscription.channel.name) !== subscription) {
      throw new CommandRefused(ERRORS.internal)
    }
    return {
      result: writeObject(
        { ...lifeFields(subscription.expiresAt, node.now()), ...found?.fields },
        found?.raw ?? {},
      ),
      settle: () => {
        subscription.settle(found?.position ?? null)
        publishJoinLeave(node, 'join', session, subscription)
      },
    }
  } catch (error) {
    session.drop(subscription)
    throw error
  }
}

type Found = {
  /** The position in the stream that the client has reached once it has processed the reply. */
  readonly position: StreamPosition
  readonly fields: object
  readonly raw: Readonly<Record<string, string>>
}

async function findPosition(
  node: NodeContext,
  { channel, rules, isPositioned }: Subscription,
  { isRecovering, refusesUnrecovered, offset, epoch }: RecoveryRequest,
): Promise<Found | null> {
  if (!isPositioned) return null
  const { position, publications } = await withTimeout(
    node.limits.brokerMs,
    node.broker.read(channel.name, {
      ttlSeconds: rules.historyTtlSeconds ?? 0,
      limit: isRecovering ? node.limits.historyLimit : 0,
      since: offset,
    }),
  )
  const stream = { recoverable: true, positioned: true, epoch: position.epoch }
  const current = position.offset === 0 ? {} : { offset: position.offset }
  if (!isRecovering) return { position, fields: { ...stream, ...current }, raw: {} }
  const first = publications[0]
  const isWhole =
    (epoch === '' || epoch === position.epoch) &&
    (first === undefined
      ? position.offset === offset
      : first.offset === offset + 1 && publications.at(-1)?.offset === position.offset)
  if (!isWhole) {
    if (refusesUnrecovered) throw new CommandRefused(ERRORS.unrecoverablePosition)
    return { position, fields: { ...stream, ...current, was_recovering: true }, raw: {} }
  }
  return {
    position,
    fields: {
      ...stream,
      ...(offset === 0 ? {} : { offset }),
      recovered: true,
      was_recovering: true,
    },
    raw:
      publications.length === 0
        ? {}
        : { publications: `[${publications.map((one) => publicationJson(one)).join(',')}]` },
  }
}

export function publishJoinLeave(
  node: NodeContext,
  kind: 'join' | 'leave',
  session: ClientSession,
  { channel, rules, info, waiting }: Subscription,
): void {
  if (rules.notifiesJoinLeave !== true || waiting !== null) return
  // Errors are ignored, because nothing depends on join and leave messages.
  node.broker
    .sendControl({ kind, channel: channel.name, info: clientInfo(session, info) })
    .catch((): undefined => undefined)
}

export function clientInfo({ user, id, info }: ClientSession, channelInfo?: string): string {
  return writeObject(
    { ...(user === '' ? {} : { user }), client: id },
    { conn_info: info, chan_info: channelInfo },
  )
}

/** Ends a subscription because the client asked for it. Always succeeds. */
export function answerUnsubscribe(session: ClientSession, { id, request }: Command): Line {
  const subscription = session.subscriptions.get(textField(request, 'channel'))
  if (subscription) session.drop(subscription)
  return replyLine(id, 'unsubscribe', '{}')
}

/** Extends a subscription with a new token. */
export function answerSubRefresh(node: NodeContext, session: ClientSession, { id, request }: Command): Line {
  const name = textField(request, 'channel')
  const token = textField(request, 'token')
  if (name === '' || token === '') throw new CommandRefused(ERRORS.badRequest)
  const subscription = session.subscriptions.get(name)
  if (!subscription) throw new CommandRefused(ERRORS.permissionDenied)
  const verdict = readSubscriptionToken(node.keys, token, new Date(node.now()))
  if ('fault' in verdict) {
    throw new ConnectionEnded(
      verdict.fault === 'expired' ? DISCONNECTS.subscriptionExpired : DISCONNECTS.invalidToken,
    )
  }
  if (!isMeantFor(verdict.claims, session, name)) throw new ConnectionEnded(DISCONNECTS.invalidToken)
  if (isRevoked(node, verdict.claims)) throw new ConnectionEnded(DISCONNECTS.subscriptionExpired)
  subscription.expiresAt = endOf(verdict.claims)
  return replyLine(id, 'sub_refresh', JSON.stringify(lifeFields(subscription.expiresAt, node.now())))
}

/** Creates a subscription on behalf of the server. Throws `CommandRefused` when the channel cannot exist. */
export function serverSubscription(node: NodeContext, session: ClientSession, name: string): Subscription {
  const rules: ChannelRules = rulesOf(node.namespaces, name)
  return new Subscription({
    subscriber: session,
    channel: node.hub.channel(name),
    rules,
    isServerSide: true,
    expiresAt: 0,
  })
}

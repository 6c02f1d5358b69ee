import { withTimeout } from '../brokers/broker-wait.ts'
import type { Subscription } from '../channels/channel-subscription.ts'
import type { ClientSession } from '../client-session.ts'
import type { NodeContext } from '../node-context.ts'
import { isRevoked } from '../tokens/revocations.ts'
import { endOf, lifeFields } from '../tokens/token-life.ts'
import { type ConnectionClaims, readConnectionToken } from '../tokens/tokens.ts'
import { CommandRefused, ConnectionEnded, DISCONNECTS, ERRORS } from './protocol-codes.ts'
import { beginSubscription, readRecovery, serverSubscription } from './subscribe-command.ts'
import { type Command, groupField, type Line, replyLine, textField, writeObject } from './wire-frames.ts'

const ANONYMOUS: ConnectionClaims = { sub: '' }
const NAME_LIMIT = 16
const VERSION_LIMIT = 64

/** Authenticates a client by its token and subscribes it to its server-side channels. */
export async function answerConnect(
  node: NodeContext,
  session: ClientSession,
  { id, request }: Command,
): Promise<null> {
  if (session.state !== 'new') throw new ConnectionEnded(DISCONNECTS.badRequest)
  if (
    textField(request, 'name').length > NAME_LIMIT ||
    textField(request, 'version').length > VERSION_LIMIT
  ) {
    throw new ConnectionEnded(DISCONNECTS.badRequest)
  }
  const claims = readClaims(node, textField(request, 'token'))
  if (claims.sub !== '' && node.hub.connectionsOf(claims.sub) >= node.limits.connectionsPerUser) {
    throw new ConnectionEnded(DISCONNECTS.connectionLimit)
  }
  session.user = claims.sub
  session.info = claims.info === undefined ? undefined : JSON.stringify(claims.info)
  session.expiresAt = node.isInsecure ? 0 : endOf(claims)
  node.hub.setUser(session)
  const positions = groupField(request, 'subs') ?? {}
  const started = await Promise.all(
    ownChannels(node, claims).map(async (channel) => {
      const subscription: Subscription = serverSubscription(node, session, channel)
      const recovery = readRecovery(groupField(positions, channel) ?? {})
      return { channel, ...(await beginSubscription(node, session, subscription, recovery)) }
    }),
  )
  await admitCommands(node, session)
  if (session.isClosed) return null
  session.state = 'connected'
  session.startPings()
  const { pingMs } = node.limits
  const fields = {
    client: session.id,
    version: node.version,
    ...lifeFields(session.expiresAt, node.now()),
    ping: Math.ceil(pingMs / 1000),
    pong: true,
    ...(session.emulation ? { session: session.emulation.secret, node: node.id } : {}),
  }
  const subs = started.map(({ channel, result }) => `${JSON.stringify(channel)}:${result}`)
  const raw = subs.length === 0 ? {} : { subs: `{${subs.join(',')}}` }
  session.send(replyLine(id, 'connect', writeObject(fields, raw)))
  for (const { settle } of started) settle()
  return null
}

/**
 * Registers a client without a websocket at the broker: from now on the client may send commands to any node.
 */
async function admitCommands({ broker, limits }: NodeContext, session: ClientSession): Promise<void> {
  if (session.emulation && broker.relay)
    await withTimeout(limits.brokerMs, broker.relay.admit(session.emulation.key))
}

function readClaims(node: NodeContext, token: string): ConnectionClaims {
  if (token === '') {
    if (node.allowsAnonymous || node.isInsecure) return ANONYMOUS
    throw new ConnectionEnded(DISCONNECTS.badRequest)
  }
  const verdict = readConnectionToken(node.keys, token, new Date(node.now()))
  if ('fault' in verdict) {
    if (verdict.fault === 'expired') throw new CommandRefused(ERRORS.tokenExpired)
    throw new ConnectionEnded(DISCONNECTS.invalidToken)
  }
  // The error `expired` makes the client fetch a new token, which the client gets if it is still authorized.
  if (isRevoked(node, verdict.claims)) throw new CommandRefused(ERRORS.tokenExpired)
  return verdict.claims
}

function ownChannels({ namespaces }: NodeContext, { sub, channels = [] }: ConnectionClaims): string[] {
  const { personalNamespace } = namespaces
  const personal = personalNamespace === undefined || sub === '' ? [] : [`${personalNamespace}:#${sub}`]
  return [...new Set([...personal, ...channels])]
}

/** Extends the connection with a new token. */
export function answerRefresh(node: NodeContext, session: ClientSession, { id, request }: Command): Line {
  const token = textField(request, 'token')
  if (token === '') throw new ConnectionEnded(DISCONNECTS.badRequest)
  const verdict = readConnectionToken(node.keys, token, new Date(node.now()))
  if ('fault' in verdict) {
    throw new ConnectionEnded(
      verdict.fault === 'expired' ? DISCONNECTS.connectionExpired : DISCONNECTS.invalidToken,
    )
  }
  const { claims } = verdict
  if (claims.sub !== session.user) throw new ConnectionEnded(DISCONNECTS.invalidToken)
  if (isRevoked(node, claims)) throw new ConnectionEnded(DISCONNECTS.connectionExpired)
  session.expiresAt = node.isInsecure ? 0 : endOf(claims)
  return replyLine(id, 'refresh', JSON.stringify(lifeFields(session.expiresAt, node.now())))
}

import type { ClientSession } from '../client-session.ts'
import type { NodeContext } from '../node-context.ts'
import { CommandRefused, ConnectionEnded, DISCONNECTS, ERRORS } from '../protocol/protocol-codes.ts'
import { isRevoked } from '../tokens/revocations.ts'
import { readSubscriptionToken, type SubscriptionClaims } from '../tokens/tokens.ts'
import type { Allowed, ChannelRules, NamespaceTable } from './namespaces.ts'

const MAX_NAME = 255
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/

export function rulesOf(table: NamespaceTable, channel: string): ChannelRules {
  const name = channel.startsWith('$') ? channel.slice(1) : channel
  const colon = name.indexOf(':')
  const rules = colon === -1 ? table.withoutNamespace : ownRules(table, name.slice(0, colon))
  if (channel === '' || !rules) throw new CommandRefused(ERRORS.unknownChannel)
  if (channel.length > MAX_NAME || !PRINTABLE_ASCII.test(channel)) throw new CommandRefused(ERRORS.badRequest)
  if (rules.channelPattern?.test(name.slice(colon + 1)) === false) throw new CommandRefused(ERRORS.badRequest)
  return rules
}

function ownRules({ namespaces }: NamespaceTable, name: string): ChannelRules | undefined {
  return Object.hasOwn(namespaces, name) ? namespaces[name] : undefined
}

/**
 * Returns the claims of the subscription token, or null when the channel needs no token. Throws
 * `CommandRefused` when the client may not subscribe.
 */
export function authorizeSubscriber(
  node: NodeContext,
  session: ClientSession,
  channel: string,
  rules: ChannelRules,
  token: string,
): SubscriptionClaims | null {
  if (token !== '') return readOwnToken(node, session, channel, token)
  if (!channel.startsWith('$') && isOpenTo(session, channel, rules)) return null
  if (node.isInsecure && !channel.startsWith('$')) return null
  throw new CommandRefused(ERRORS.permissionDenied)
}

function isOpenTo({ user }: ClientSession, channel: string, rules: ChannelRules): boolean {
  const users = rules.isUserLimited ? usersIn(channel) : undefined
  if (users) return user !== '' && users.includes(user)
  return rules.subscribe === 'everyone' || (rules.subscribe === 'users' && user !== '')
}

/** Returns the users to whom a channel is limited. In `name:anything#42,43` these are 42 and 43. */
function usersIn(channel: string): readonly string[] | undefined {
  const mark = channel.lastIndexOf('#')
  return mark === -1 ? undefined : channel.slice(mark + 1).split(',')
}

function readOwnToken(
  node: NodeContext,
  session: ClientSession,
  channel: string,
  token: string,
): SubscriptionClaims {
  const verdict = readSubscriptionToken(node.keys, token, new Date(node.now()))
  if ('fault' in verdict) {
    throw new CommandRefused(verdict.fault === 'expired' ? ERRORS.tokenExpired : ERRORS.permissionDenied)
  }
  if (!isMeantFor(verdict.claims, session, channel)) throw new ConnectionEnded(DISCONNECTS.invalidToken)
  // The error `expired` makes the client fetch a new token, which the client gets if it is still authorized.
  if (isRevoked(node, verdict.claims)) throw new CommandRefused(ERRORS.tokenExpired)
  return verdict.claims
}

/** Whether the token is for this channel, this user and, if the token names a connection, this connection. */
export function isMeantFor(claims: SubscriptionClaims, session: ClientSession, channel: string): boolean {
  const { client = '' } = claims
  return claims.channel === channel && claims.sub === session.user && (client === '' || client === session.id)
}

/** Throws `CommandRefused` when the client may not publish, read history or read presence. */
export function requirePermission(
  node: NodeContext,
  session: ClientSession,
  channel: string,
  allowed: Allowed = 'nobody',
): void {
  const isAllowed =
    node.isInsecure ||
    allowed === 'everyone' ||
    (allowed === 'users' && session.user !== '') ||
    (allowed === 'subscribers' && session.subscriptions.has(channel))
  if (!isAllowed) throw new CommandRefused(ERRORS.permissionDenied)
}

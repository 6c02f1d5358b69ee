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

/** Returns the claims of the subscription token, or null when none is needed. Refuses unauthorized subscribers. */
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

/** In `name:anything#42,43` the users are 42 and 43. */
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
  // `expired` makes the client fetch a new token, which a still authorized user gets.
  if (isRevoked(node, verdict.claims)) throw new CommandRefused(ERRORS.tokenExpired)
  return verdict.claims
}

/** A token is valid for one channel and one user, and for one connection if it names one. */
export function isMeantFor(claims: SubscriptionClaims, session: ClientSession, channel: string): boolean {
  const { client = '' } = claims
  return claims.channel === channel && claims.sub === session.user && (client === '' || client === session.id)
}

/** Refuses a session without permission for an operation: publish, history or presence. */
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

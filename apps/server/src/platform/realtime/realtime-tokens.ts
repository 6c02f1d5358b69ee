import { randomUUID } from 'node:crypto'
import type { RealtimeAccess } from '@verstat/contract'
import { type RealtimePublisher, signToken, type TokenKeys } from '@verstat/realtime'
import type { Actor } from '../http/caller.ts'
import type { SecretKey } from '../security/secret-key.ts'

/** How long a token lets somebody in; its holder fetches another one then. */
const REALTIME_TOKEN_SECONDS = 900

export type RealtimeTokens = {
  /** Lets a user connect. */
  readonly connect: (userId: string) => RealtimeToken
  /** Lets one user into a channel, or everyone who has not signed in. */
  readonly subscribe: (userId: string | null, channel: string) => RealtimeToken
}

/** Where tokens are had, and where channels stand. */
export type RealtimeDesk = RealtimeTokens & Pick<RealtimePublisher, 'position'>

export type RealtimeToken = {
  readonly token: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** The keys that every process of an install signs and checks tokens with. */
export function realtimeKeys(secret: SecretKey, configured: string | null): TokenKeys {
  return {
    secret: configured ?? secret.sign('realtime', 'tokens'),
    audience: 'verstat-realtime',
    issuer: 'verstat',
  }
}

/** Mints tokens that say who somebody is and nothing else about them. */
export function createRealtimeTokens(keys: TokenKeys, now: () => Date): RealtimeTokens {
  const mint = (claims: { readonly sub: string; readonly channel?: string }): RealtimeToken => {
    const iat = Math.floor(now().getTime() / 1_000)
    const exp = iat + REALTIME_TOKEN_SECONDS
    const { channel, ...rest } = { ...claims, iat, exp, jti: randomUUID() }
    return {
      token: signToken(keys, channel === undefined ? rest : { ...rest, channel }),
      expiresAt: new Date(exp * 1_000).toISOString(),
    }
  }
  return {
    connect: (userId) => mint({ sub: userId }),
    subscribe: (userId, channel) => mint({ sub: userId ?? '', channel }),
  }
}

/** What an answer says of the channel that its changes are told on. Whether the caller may hear it is asked before. */
export function accessTo(
  ctx: { readonly realtime: RealtimeTokens | null; readonly actor: Actor | null },
  channel: string,
): RealtimeAccess {
  if (ctx.realtime === null) return null
  const { token } = ctx.realtime.subscribe(ctx.actor?.userId ?? null, channel)
  return { channel, token }
}

import { randomUUID } from 'node:crypto'
import type { RealtimeAccess } from '@verstat/contract'
import { type RealtimePublisher, signToken, type TokenKeys } from '@verstat/realtime'
import type { Actor } from '../http/caller.ts'
import type { SecretKey } from '../security/secret-key.ts'

/** Lifetime of a token in seconds. After that time the client fetches a new token. */
const REALTIME_TOKEN_SECONDS = 900

export type RealtimeTokens = {
  readonly connect: (userId: string) => RealtimeToken
  readonly subscribe: (userId: string | null, channel: string) => RealtimeToken
}

/** Issues tokens, and reads the current position of a channel. */
export type RealtimeTokenService = RealtimeTokens & Pick<RealtimePublisher, 'position'>

export type RealtimeToken = {
  readonly token: string
  /** The time in ISO 8601. */
  readonly expiresAt: string
}

/** Returns the keys with which every process of an install signs and verifies realtime tokens. */
export function realtimeKeys(secret: SecretKey, configured: string | null): TokenKeys {
  return {
    secret: configured ?? secret.sign('realtime', 'tokens'),
    audience: 'verstat-realtime',
    issuer: 'verstat',
  }
}

/** Creates a service that issues tokens. The tokens contain no personal data besides the user id. */
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

/**
 * Returns the channel and the token with which a page can follow changes of the data in an answer. The caller
 * must have checked that the actor may read the data.
 */
export function accessTo(
  ctx: { readonly realtime: RealtimeTokens | null; readonly actor: Actor | null },
  channel: string,
): RealtimeAccess {
  if (ctx.realtime === null) return null
  const { token } = ctx.realtime.subscribe(ctx.actor?.userId ?? null, channel)
  return { channel, token }
}

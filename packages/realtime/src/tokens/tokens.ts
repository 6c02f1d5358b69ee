import { createHmac, timingSafeEqual } from 'node:crypto'

export type TokenKeys = {
  readonly secret: string
  /** Secrets that were in use before; tokens signed with them are still taken. */
  readonly previousSecrets?: readonly string[]
  /** Written into tokens and demanded of them, unless null. */
  readonly audience: string | null
  readonly issuer: string | null
}

/** Times are in seconds since 1970, as in every JWT. */
export type ConnectionClaims = {
  /** The user's id; empty for somebody who has not signed in. */
  readonly sub: string
  readonly exp?: number
  readonly iat?: number
  readonly jti?: string
  /** Shown to others in presence, in joins and leaves, and beside publications of the client. */
  readonly info?: unknown
  /** Channels that the server subscribes the connection to. */
  readonly channels?: readonly string[]
  /** When the connection ends unless it is refreshed; 0: never. The token's own end unless said. */
  readonly expire_at?: number
}

export type SubscriptionClaims = Omit<ConnectionClaims, 'channels'> & {
  readonly channel: string
  /** Only this connection may use the token. */
  readonly client?: string
}

/** What a token turned out to be. `user` and `channel` are not judged yet. */
export type Verdict<Claims> = { readonly claims: Claims } | { readonly fault: 'expired' | 'invalid' }

const HEADER = encode({ alg: 'HS256', typ: 'JWT' })

/** A JWT, signed with HS256. */
export function signToken(keys: TokenKeys, claims: ConnectionClaims | SubscriptionClaims): string {
  const body = encode({
    ...claims,
    ...(keys.audience === null ? {} : { aud: keys.audience }),
    ...(keys.issuer === null ? {} : { iss: keys.issuer }),
  })
  return `${HEADER}.${body}.${sign(keys.secret, `${HEADER}.${body}`).toString('base64url')}`
}

/** Judges the token of a connection at a moment. A token for a channel is none for a connection. */
export function readConnectionToken(keys: TokenKeys, token: string, now: Date): Verdict<ConnectionClaims> {
  const verdict = readToken(keys, token, now)
  if ('fault' in verdict) return verdict
  const { claims } = verdict
  const channels = claims.channels
  const isList =
    channels === undefined ||
    (Array.isArray(channels) && channels.every((channel: unknown) => typeof channel === 'string'))
  if (!isList || (claims.channel ?? '') !== '') return { fault: 'invalid' }
  return { claims: claims as ConnectionClaims }
}

/** Judges the token of a subscription at a moment. */
export function readSubscriptionToken(
  keys: TokenKeys,
  token: string,
  now: Date,
): Verdict<SubscriptionClaims> {
  const verdict = readToken(keys, token, now)
  if ('fault' in verdict) return verdict
  const { channel, client = '' } = verdict.claims
  if (typeof channel !== 'string' || channel === '' || typeof client !== 'string') return { fault: 'invalid' }
  return { claims: { ...verdict.claims, channel } as SubscriptionClaims }
}

type Claims = Readonly<Record<string, unknown>>

function readToken(keys: TokenKeys, token: string, now: Date): Verdict<Claims> {
  const [header = '', body = '', signature = '', ...more] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isSigned = [keys.secret, ...(keys.previousSecrets ?? [])].some((secret) => {
    const expected = sign(secret, `${header}.${body}`)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (more.length > 0 || !isSigned || decode(header)?.alg !== 'HS256') return { fault: 'invalid' }
  const claims = decode(body)
  if (!claims || !isWellFormed(keys, claims)) return { fault: 'invalid' }
  const seconds = now.getTime() / 1000
  if (typeof claims.nbf === 'number' && claims.nbf > seconds) return { fault: 'invalid' }
  if (typeof claims.exp === 'number' && claims.exp <= seconds) return { fault: 'expired' }
  return { claims: { ...claims, sub: claims.sub ?? '' } }
}

function isWellFormed({ audience, issuer }: TokenKeys, claims: Claims): boolean {
  const { sub = '', aud, iss } = claims
  const audiences = Array.isArray(aud) ? aud : [aud]
  return (
    typeof sub === 'string' &&
    ['exp', 'iat', 'nbf', 'expire_at'].every((name) => isTime(claims[name])) &&
    (audience === null || audiences.includes(audience)) &&
    (issuer === null || iss === issuer)
  )
}

function isTime(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0)
}

function sign(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Claims)
      : undefined
  } catch {
    return undefined
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { isFields } from '../protocol/wire-frames.ts'

export type TokenKeys = {
  readonly secret: string
  /** Earlier secrets. Tokens that were signed with them are still accepted. */
  readonly previousSecrets?: readonly string[]
  /** Written into new tokens and required in received tokens. Null means that tokens have no audience. */
  readonly audience: string | null
  readonly issuer: string | null
}

/** The content of a connection token. Times are in Unix seconds, as in every JWT. */
export type ConnectionClaims = {
  /** The id of the user, or '' for an anonymous client. */
  readonly sub: string
  readonly exp?: number
  readonly iat?: number
  readonly jti?: string
  /**
   * Information about the user that other clients see: in presence, in join and leave messages, and in the
   * user's publications.
   */
  readonly info?: unknown
  readonly channels?: readonly string[]
  /**
   * The time at which the server ends the connection, unless the client sends a new token in time. 0 means never.
   * The default is `exp`.
   */
  readonly expire_at?: number
}

export type SubscriptionClaims = Omit<ConnectionClaims, 'channels'> & {
  readonly channel: string
  readonly client?: string
}

/** The result of verifying a token. The caller must still check the user and the channel. */
export type Verdict<Claims> = { readonly claims: Claims } | { readonly fault: 'expired' | 'invalid' }

const HEADER = encode({ alg: 'HS256', typ: 'JWT' })

export function signToken(keys: TokenKeys, claims: ConnectionClaims | SubscriptionClaims): string {
  const body = encode({
    ...claims,
    ...(keys.audience === null ? {} : { aud: keys.audience }),
    ...(keys.issuer === null ? {} : { iss: keys.issuer }),
  })
  return `${HEADER}.${body}.${sign(keys.secret, `${HEADER}.${body}`).toString('base64url')}`
}

/** Verifies a connection token. A subscription token counts as invalid. */
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
  const received = Buffer.from(signature, 'base64url')
  const isSigned = [keys.secret, ...(keys.previousSecrets ?? [])].some((secret) => {
    const expected = sign(secret, `${header}.${body}`)
    return received.length === expected.length && timingSafeEqual(received, expected)
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
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

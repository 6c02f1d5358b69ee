import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** 160 bits in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code for authenticator apps. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString()
}

/**
 * Returns the 30-second step a code belongs to: the current one or a neighbour, to tolerate clock drift. Null when the
 * code is wrong.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })
}

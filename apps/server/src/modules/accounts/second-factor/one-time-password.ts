import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** The secret has 160 bits and is written in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the URI that authenticator apps read from the QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString()
}

/**
 * Returns the number of the 30-second time step that the code belongs to. To tolerate clock drift, accepts the
 * current step and the steps directly before and after it. Returns null when the code is wrong.
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

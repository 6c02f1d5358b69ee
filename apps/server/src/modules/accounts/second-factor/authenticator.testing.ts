import { Secret, TOTP } from 'otpauth'

/** What the authenticator of a user shows at an instant. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

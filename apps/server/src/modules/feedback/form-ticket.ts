import type { SecretKey } from '../../platform/security/secret-key.ts'

/** A person needs at least this long to fill in the form. */
const AGE_MIN_MS = 3_000
const AGE_MAX_MS = 86_400_000

/** Returns a signed timestamp of when the form was opened. */
export function newTicket(secret: SecretKey, now: Date): string {
  const at = now.getTime().toString(36)
  return `${at}.${secret.sign('form ticket', at)}`
}

/** Returns whether the form was open long enough for a person to fill it in, but for less than a day. */
export function isPlausibleTicket(secret: SecretKey, ticket: string, now: Date): boolean {
  const [at = '', signature] = ticket.split('.')
  if (signature !== secret.sign('form ticket', at)) return false
  const age = now.getTime() - Number.parseInt(at, 36)
  return age >= AGE_MIN_MS && age <= AGE_MAX_MS
}

import type { SecretKey } from '../../platform/security/secret-key.ts'

/** A person needs longer than this to fill in the form. */
const AGE_MIN_MS = 3_000
const AGE_MAX_MS = 86_400_000

/** A signed timestamp of when the form was opened. */
export function newTicket(secret: SecretKey, now: Date): string {
  const at = now.getTime().toString(36)
  return `${at}.${secret.sign('form ticket', at)}`
}

/** Whether the form was open long enough for a person, but not for days. */
export function isPlausibleTicket(secret: SecretKey, ticket: string, now: Date): boolean {
  const [at = '', signature] = ticket.split('.')
  if (signature !== secret.sign('form ticket', at)) return false
  const age = now.getTime() - Number.parseInt(at, 36)
  return age >= AGE_MIN_MS && age <= AGE_MAX_MS
}

import type { SecretKey } from '../../platform/security/secret-key.ts'

/** Faster than anybody types ten letters. */
const SHORTEST_MS = 3_000
const LONGEST_MS = 86_400_000

/** Says when a form was opened, in a way that nobody can make up. */
export function newTicket(secret: SecretKey, now: Date): string {
  const at = now.getTime().toString(36)
  return `${at}.${secret.sign('form ticket', at)}`
}

/** Whether a form was open for as long as a person needs, and not for days. */
export function isPatient(secret: SecretKey, ticket: string, now: Date): boolean {
  const [at = '', signature] = ticket.split('.')
  if (signature !== secret.sign('form ticket', at)) return false
  const age = now.getTime() - Number.parseInt(at, 36)
  return age >= SHORTEST_MS && age <= LONGEST_MS
}

import { createHash, randomBytes } from 'node:crypto'

/** A secret that only its holder knows: 32 random bytes, 43 characters that may stand in an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. A plain hash is enough for a secret that nobody can guess. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

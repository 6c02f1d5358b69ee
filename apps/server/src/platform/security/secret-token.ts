import { createHash, randomBytes } from 'node:crypto'

/** Returns a random secret of 32 bytes, written as 43 URL-safe characters. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash to store. SHA-256 without a salt is enough for a secret that cannot be guessed. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

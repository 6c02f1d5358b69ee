import { createHash, randomBytes } from 'node:crypto'

/** A random secret: 32 bytes as 43 URL-safe characters. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash to store. Unsalted SHA-256 is enough for a secret that cannot be guessed. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

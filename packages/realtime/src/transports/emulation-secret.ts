import { createHash, randomBytes } from 'node:crypto'

/** `secret` identifies an emulated connection in its client's requests; `key` is its hash, shared between nodes. */
export type EmulationSecret = { readonly secret: string; readonly key: string }

const SECRET = /^[0-9a-f]{32}$/

export function newEmulationSecret(): EmulationSecret {
  const secret = randomBytes(16).toString('hex')
  return { secret, key: hash(secret) }
}

/** The key of a secret; undefined for a malformed one. */
export function emulationKey(secret: string): string | undefined {
  return SECRET.test(secret) ? hash(secret) : undefined
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

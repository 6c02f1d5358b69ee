import { createHash, randomBytes } from 'node:crypto'

/**
 * A client without a websocket sends `secret` with each request to identify its connection. `key` is the
 * hash of the secret. Nodes share only the key.
 */
export type EmulationSecret = { readonly secret: string; readonly key: string }

const SECRET = /^[0-9a-f]{32}$/

export function newEmulationSecret(): EmulationSecret {
  const secret = randomBytes(16).toString('hex')
  return { secret, key: hash(secret) }
}

/** Returns the key of a secret, or undefined when the secret is malformed. */
export function emulationKey(secret: string): string | undefined {
  return SECRET.test(secret) ? hash(secret) : undefined
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

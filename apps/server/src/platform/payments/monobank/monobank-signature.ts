import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** Parses the bank's public key, which is a PEM text in base64. Returns null when the key is invalid. */
function openKey(encoded: string): KeyObject | null {
  try {
    const key = createPublicKey(Buffer.from(encoded, 'base64'))
    return key.asymmetricKeyType === 'ec' ? key : null
  } catch {
    return null
  }
}

/**
 * Verifies the signature `X-Sign` of the body exactly as received, because re-serialized JSON would have
 * another signature.
 */
export function isSignedBody(key: KeyObject, body: Uint8Array, signature: string): boolean {
  return verify('sha256', body, key, Buffer.from(signature, 'base64'))
}

/**
 * The key is fetched at most once in this time, so that callbacks with a bad signature cannot make us fetch
 * it over and over.
 */
const REFETCH_MS = 30_000

export type KeyRing = {
  /**
   * Returns the cached key, which is fetched on first use. Returns null when the bank does not return a key.
   */
  readonly current: () => Promise<KeyObject | null>
  /**
   * Fetches the key again after a signature did not match. Returns null when the key was fetched a moment
   * ago.
   */
  readonly renewed: () => Promise<KeyObject | null>
}

/** Caches the bank's public key. The bank rarely changes it, but without notice. */
export function createKeyRing(read: () => Promise<string | null>, now: () => Date): KeyRing {
  let key: KeyObject | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<KeyObject | null> | null = null
  const load = () => {
    readAt = now().getTime()
    reading ??= read()
      .then((encoded) => {
        key = (encoded === null ? null : openKey(encoded)) ?? key
        return key
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  return {
    current: async () => key ?? (await load()),
    renewed: async () => (now().getTime() - readAt < REFETCH_MS ? null : await load()),
  }
}

import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** Parses the bank's public key, base64 of a PEM. Null when it is invalid. */
function openKey(encoded: string): KeyObject | null {
  try {
    const key = createPublicKey(Buffer.from(encoded, 'base64'))
    return key.asymmetricKeyType === 'ec' ? key : null
  } catch {
    return null
  }
}

/** Verifies `X-Sign` over the body exactly as received: re-serialized JSON would have another signature. */
export function isSignedBody(key: KeyObject, body: Uint8Array, signature: string): boolean {
  return verify('sha256', body, key, Buffer.from(signature, 'base64'))
}

/** Callbacks with a bad signature must not make us fetch the key over and over. */
const REFETCH_MS = 30_000

export type KeyRing = {
  /** The cached key, fetched on first use; null when the bank does not return it. */
  readonly current: () => Promise<KeyObject | null>
  /** The key fetched again after a signature did not match; null when it was fetched a moment ago. */
  readonly renewed: () => Promise<KeyObject | null>
}

/** Caches the bank's key, which changes rarely and without notice. */
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

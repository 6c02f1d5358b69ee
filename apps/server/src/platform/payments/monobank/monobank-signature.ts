import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** Opens the key as the bank gives it: base64 of a PEM. Null when it is none. */
function openKey(encoded: string): KeyObject | null {
  try {
    const key = createPublicKey(Buffer.from(encoded, 'base64'))
    return key.asymmetricKeyType === 'ec' ? key : null
  } catch {
    return null
  }
}

/** Checks `X-Sign` over the body as it came: the same JSON written anew has another signature. */
export function isSignedBody(key: KeyObject, body: Uint8Array, signature: string): boolean {
  return verify('sha256', body, key, Buffer.from(signature, 'base64'))
}

/** A signature over nothing known should not make us ask for the key again and again. */
const REFETCH_MS = 30_000

export type KeyRing = {
  /** The key in use, read once; null when the bank does not give it. */
  readonly current: () => Promise<KeyObject | null>
  /** The key read anew after a signature did not fit; null when it was read a moment ago. */
  readonly renewed: () => Promise<KeyObject | null>
}

/** Remembers the bank's key; it changes rarely and without notice. */
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

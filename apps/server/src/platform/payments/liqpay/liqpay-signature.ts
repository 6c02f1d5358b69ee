import { createHash, timingSafeEqual } from 'node:crypto'

/** Version 7 signs with SHA3-256, versions before it with SHA-1. */
export type LiqpayVersion = 3 | 7

const HASHES = { 3: 'sha1', 7: 'sha3-256' } as const

/** The text that is signed and sent, one line of base64: a wrapped one would have another signature. */
export function encodeData(fields: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64')
}

export function signData(privateKey: string, data: string, version: LiqpayVersion): string {
  return digest(privateKey, data, version).toString('base64')
}

/**
 * Checks `data` as it came, never as encoded anew. SHA-1 counts only for an account that writes version 3; SHA3-256
 * counts for both, because the provider is changing over.
 */
export function isSignedData(
  privateKey: string,
  data: string,
  signature: string,
  version: LiqpayVersion,
): boolean {
  const given = Buffer.from(signature, 'base64')
  const accepted: readonly LiqpayVersion[] = version === 3 ? [7, 3] : [7]
  return accepted.some((each) => {
    const expected = digest(privateKey, data, each)
    return expected.byteLength === given.byteLength && timingSafeEqual(expected, given)
  })
}

function digest(privateKey: string, data: string, version: LiqpayVersion): Buffer {
  return createHash(HASHES[version])
    .update(privateKey + data + privateKey, 'utf8')
    .digest()
}

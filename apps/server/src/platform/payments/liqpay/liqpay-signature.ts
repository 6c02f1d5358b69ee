import { createHash, timingSafeEqual } from 'node:crypto'

/** Version of LiqPay's API. Version 7 signs with SHA3-256, earlier versions with SHA-1. */
export type LiqpayVersion = 3 | 7

const HASHES = { 3: 'sha1', 7: 'sha3-256' } as const

/**
 * Returns the base64 text that is signed and sent. The text has no line breaks, because a line break would
 * change the signature.
 */
export function encodeData(fields: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64')
}

export function signData(privateKey: string, data: string, version: LiqpayVersion): string {
  return digest(privateKey, data, version).toString('base64')
}

/**
 * Verifies the signature of `data` exactly as received, without decoding and encoding it again. SHA-1 is
 * accepted only for an account on version 3. SHA3-256 is accepted for both versions, because LiqPay is
 * migrating.
 */
export function isSignedData(
  privateKey: string,
  data: string,
  signature: string,
  version: LiqpayVersion,
): boolean {
  const received = Buffer.from(signature, 'base64')
  const accepted: readonly LiqpayVersion[] = version === 3 ? [7, 3] : [7]
  return accepted.some((each) => {
    const expected = digest(privateKey, data, each)
    return expected.byteLength === received.byteLength && timingSafeEqual(expected, received)
  })
}

function digest(privateKey: string, data: string, version: LiqpayVersion): Buffer {
  return createHash(HASHES[version])
    .update(privateKey + data + privateKey, 'utf8')
    .digest()
}

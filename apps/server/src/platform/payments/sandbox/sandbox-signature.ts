import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-sandbox-signature'
const TOLERANCE_MS = 300_000

/** Signs the time and the body. Returns the text `t=…,v1=…`, which contains the time and the signature. */
export function signCallback(secret: string, body: string, at: Date): string {
  const time = String(Math.floor(at.getTime() / 1_000))
  return `t=${time},v1=${digest(secret, time, Buffer.from(body)).toString('hex')}`
}

export function checkCallback(
  secret: string,
  body: Uint8Array,
  header: string,
  now: Date,
): 'valid' | 'bad_signature' | 'stale' {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (signature === '') return 'bad_signature'
  if (!timingSafeEqual(digest(secret, time, body), Buffer.from(signature, 'hex'))) return 'bad_signature'
  return Math.abs(now.getTime() - Number(time) * 1_000) <= TOLERANCE_MS ? 'valid' : 'stale'
}

function digest(secret: string, time: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}

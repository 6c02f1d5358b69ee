import { createHash } from 'node:crypto'
import { asFields, type Fields, parseFields, textOf } from '../json-fields.ts'
import type { CallbackAck, Observation, RawCallback, Received } from '../payment-provider.ts'
import { readWayforpay, signedAnswerFields } from './wayforpay-observation.ts'
import { isSignedBy, signFields } from './wayforpay-signature.ts'

type Receiver = {
  readonly account: string
  readonly secret: string
  readonly isLive: boolean
  readonly now: () => Date
}

/** Reads a callback and verifies the signature of its signed fields. */
export function receiveWayforpay(wayforpay: Receiver, { bytes }: RawCallback): Received {
  const fields = callbackFields(Buffer.from(bytes).toString('utf8'))
  if (fields === null || textOf(fields.orderReference) === undefined)
    return { kind: 'rejected', reason: 'malformed' }
  const signed = signedAnswerFields(fields)
  // Without this check, fields with separators could be chosen so that the signature of our own form fits these eight.
  if (signed.some((field) => field.includes(';'))) return { kind: 'rejected', reason: 'malformed' }
  if (!isSignedBy(wayforpay.secret, signed, fields.merchantSignature))
    return { kind: 'rejected', reason: 'bad_signature' }
  if (fields.merchantAccount !== wayforpay.account) return { kind: 'rejected', reason: 'malformed' }
  return {
    kind: 'received',
    dedupeKey: createHash('sha256').update(bytes).digest('hex'),
    observation: readWayforpay(fields, 1, wayforpay.isLive),
  }
}

/** The body is JSON with the content type of a form; sometimes it is the name of a form field. */
function callbackFields(body: string): Fields | null {
  const fields = parseFields(body)
  if (fields !== null) return fields
  const form = new URLSearchParams(body)
  const names = Object.fromEntries(form)
  return names.merchantSignature === undefined ? parseFields([...form.keys()][0] ?? '') : asFields(names)
}

/** Without this signed response the provider repeats the callback. */
export function acknowledgeWayforpay(
  { secret, now }: Receiver,
  { reference = '' }: Observation,
): CallbackAck {
  const time = Math.floor(now().getTime() / 1_000)
  const signature = signFields(secret, [reference, 'accept', String(time)])
  return {
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ orderReference: reference, status: 'accept', time, signature }),
  }
}

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

/** Reads a callback and verifies the signature, which covers only some fields of the callback. */
export function receiveWayforpay(wayforpay: Receiver, { bytes }: RawCallback): Received {
  const fields = callbackFields(Buffer.from(bytes).toString('utf8'))
  if (fields === null || textOf(fields.orderReference) === undefined)
    return { kind: 'rejected', reason: 'malformed' }
  const signed = signedAnswerFields(fields)
  // The signature of a callback covers eight fields joined by `;`, and our own form is signed with the same
  // key. Without this check, somebody could put `;` into fields so that the form's signature is valid for a
  // forged callback.
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

/**
 * Reads the fields of a callback. The body is JSON, although its content type is that of a form. Sometimes
 * the body is a form with one field, and the name of this field is the JSON.
 */
function callbackFields(body: string): Fields | null {
  const fields = parseFields(body)
  if (fields !== null) return fields
  const form = new URLSearchParams(body)
  const names = Object.fromEntries(form)
  return names.merchantSignature === undefined ? parseFields([...form.keys()][0] ?? '') : asFields(names)
}

/** Builds the signed response to a callback. Without this response WayForPay repeats the callback. */
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

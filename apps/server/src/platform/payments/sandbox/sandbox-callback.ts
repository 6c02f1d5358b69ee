import { DECLINE_CLASSES, type DeclineClass, type ObservedStatus } from '@verstat/contract'
import { asFields, codeOf, type Fields, instantOf, parseFields, present, textOf } from '../json-fields.ts'
import { readKopecks } from '../kopecks.ts'
import type { Observation, RawCallback, Received } from '../payment-provider.ts'
import { checkCallback, SIGNATURE_HEADER } from './sandbox-signature.ts'

type Receiver = { readonly secret: string; readonly now: () => Date }

/** Verifies and reads a callback that the sandbox has signed and sent to this site. */
export function receiveSandbox({ secret, now }: Receiver, { bytes, headers }: RawCallback): Received {
  const header = headers[SIGNATURE_HEADER]
  if (header === undefined) return { kind: 'rejected', reason: 'malformed' }
  const verdict = checkCallback(secret, bytes, header, now())
  if (verdict !== 'valid') return { kind: 'rejected', reason: verdict }
  const fields = parseFields(Buffer.from(bytes).toString('utf8'))
  const [event, reference] = [textOf(fields?.event_id), textOf(fields?.reference)]
  if (fields === null || event === undefined || reference === undefined)
    return { kind: 'rejected', reason: 'malformed' }
  return { kind: 'received', dedupeKey: event, observation: readEvent(fields, reference) }
}

const STATUSES: readonly ObservedStatus[] = ['processing', 'succeeded', 'failed', 'refunded', 'chargeback']

function readEvent(fields: Fields, reference: string): Observation {
  const card = asFields(fields.card)
  const decline = asFields(fields.decline)
  return {
    reference,
    trust: 2,
    isLive: fields.live === true,
    status: STATUSES.find((status) => status === fields.status) ?? 'unknown',
    ...present({
      providerRef: textOf(fields.session),
      amount: readKopecks(fields.amount),
      currency: textOf(fields.ccy),
      refunded: readKopecks(fields.refunded),
      occurredAt: instantOf(fields.occurred_at),
      sequence: codeOf(fields.seq)?.padStart(16, '0'),
      decline: decline
        ? { code: textOf(decline.code) ?? 'unknown', class: classOf(decline.class) }
        : undefined,
      card: card ? present({ token: textOf(card.token), tail: textOf(card.tail), brand: 'test' }) : undefined,
    }),
  }
}

function classOf(value: unknown): DeclineClass {
  return DECLINE_CLASSES.find((each) => each === value) ?? 'issuer'
}

import { timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@verstat/contract'
import type { SecretKey } from '../../../platform/security/secret-key.ts'

/** Codes of another version do not work. */
const VERSION = '1'
const PARTS = /^1\.([0-9a-f-]{36})\.(\w+)\.([\w-]{43})$/

export type Unsubscribing = { readonly userId: string; readonly topic: NotificationTopic }

/** Returns the code that turns off the e-mails of one topic to one user. It needs no session and does not expire. */
export function unsubscribeCode(secret: SecretKey, { userId, topic }: Unsubscribing): string {
  return [VERSION, userId, topic, signatureOf(secret, userId, topic)].join('.')
}

/** Returns undefined for a code that this install did not make. */
export function readUnsubscribeCode(secret: SecretKey, code: string): Unsubscribing | undefined {
  const [, userId, name, given] = PARTS.exec(code) ?? []
  const topic = NOTIFICATION_TOPICS.find((each) => each === name)
  if (userId === undefined || topic === undefined || given === undefined) return undefined
  const expected = Buffer.from(signatureOf(secret, userId, topic))
  return timingSafeEqual(Buffer.from(given), expected) ? { userId, topic } : undefined
}

function signatureOf(secret: SecretKey, userId: string, topic: string): string {
  return secret.sign('unsubscribe', `${VERSION} ${userId} ${topic}`)
}

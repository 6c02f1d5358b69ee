import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the fields with HMAC-MD5, in the provider's order and exactly as they are sent. */
export function signFields(secret: string, fields: readonly string[]): string {
  return createHmac('md5', secret).update(fields.join(';'), 'utf8').digest('hex')
}

export function isSignedBy(secret: string, fields: readonly string[], signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{32}$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signFields(secret, fields), 'hex'), Buffer.from(signature, 'hex'))
}

export type SignedPurchase = {
  readonly account: string
  readonly domain: string
  readonly reference: string
  /** Unix time in seconds. */
  readonly orderDate: string
  readonly amount: string
  readonly names: readonly string[]
  readonly counts: readonly string[]
  readonly prices: readonly string[]
}

/**
 * Returns the fields that are signed for a purchase and for a charge by token. Counts come before prices,
 * unlike in an example of the provider.
 */
export function purchaseFields(purchase: SignedPurchase): readonly string[] {
  const { account, domain, reference, orderDate, amount, names, counts, prices } = purchase
  return [account, domain, reference, orderDate, amount, 'UAH', ...names, ...counts, ...prices]
}

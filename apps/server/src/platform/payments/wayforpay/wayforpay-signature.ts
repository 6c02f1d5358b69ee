import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-MD5 over the fields in the provider's order, exactly as they are sent. */
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
  /** Unix seconds. */
  readonly orderDate: string
  readonly amount: string
  readonly names: readonly string[]
  readonly counts: readonly string[]
  readonly prices: readonly string[]
}

/** The signed fields of a purchase and of a charge by token. Counts precede prices, unlike in the provider's example. */
export function purchaseFields(purchase: SignedPurchase): readonly string[] {
  const { account, domain, reference, orderDate, amount, names, counts, prices } = purchase
  return [account, domain, reference, orderDate, amount, 'UAH', ...names, ...counts, ...prices]
}

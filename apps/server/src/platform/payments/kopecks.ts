import type { Kopecks } from './payment-provider.ts'

/** Far above any price. Below this amount, hryvnias are exact to the kopeck as a `number`. */
const TOO_MUCH: Kopecks = 10n ** 13n

/** Formats `29950n` as `299.50`. Throws a `RangeError` for an amount that cannot be a price. */
export function hryvniaText(amount: Kopecks): string {
  if (amount < 0n || amount >= TOO_MUCH) throw new RangeError('an amount is out of range')
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}

/**
 * Returns the amount for providers that want a JSON number. The number serializes as the exact decimal, such
 * as `299.5`.
 */
export function hryvniaNumber(amount: Kopecks): number {
  return Number(hryvniaText(amount))
}

/**
 * Parses hryvnias from a string or a number. Returns undefined unless the value is a whole number of kopecks.
 */
export function readHryvnias(value: unknown): Kopecks | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const [, whole, cents = ''] = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(String(value)) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
}

export function readKopecks(value: unknown): Kopecks | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
}

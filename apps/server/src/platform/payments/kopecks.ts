import type { Kopecks } from './payment-provider.ts'

/** Far above any price, far below where a `number` of hryvnias stops to be exact in kopecks. */
const TOO_MUCH: Kopecks = 10n ** 13n

/** `29950n` as `299.50`. Throws on what cannot be a price. */
export function hryvniaText(amount: Kopecks): string {
  if (amount < 0n || amount >= TOO_MUCH) throw new RangeError('an amount is out of range')
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}

/** For providers that want a JSON number: it prints as the same decimal again, `299.5`. */
export function hryvniaNumber(amount: Kopecks): number {
  return Number(hryvniaText(amount))
}

/** Reads a sum in hryvnias, a string or a number; undefined unless it is a whole count of kopecks. */
export function readHryvnias(value: unknown): Kopecks | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const [, whole, cents = ''] = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(String(value)) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))
}

/** Reads a sum in kopecks; undefined unless it is a whole number that JSON carries exactly. */
export function readKopecks(value: unknown): Kopecks | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
}

import type { DeliveryMode, NotComparable, PricePer, VatMode } from './offer-values.ts'

/** The terms that decide what an offer costs. Amounts are in minor units of one currency. */
export type PricedTerms = {
  readonly price: {
    readonly basis: 'unit' | 'lot'
    readonly steps: readonly {
      readonly from: number
      readonly amountMinor: number
      readonly per: PricePer
    }[]
    readonly setupMinor: number
  }
  readonly vat: { readonly mode: VatMode; readonly rate: number | null }
  readonly delivery: { readonly mode: DeliveryMode; readonly amountMinor: number | null }
}

/** Sums in minor units. Prices of one unit are in major units, as text with four digits after the point. */
export type OfferSums = {
  readonly goods: number
  readonly setup: number
  readonly delivery: number
  readonly net: number
  readonly gross: number
  readonly unitNet: string
  readonly unitGross: string
}

export type SumsAnswer = {
  /** Null only if all is known. With `delivery_unknown` there are sums, but without the delivery. */
  readonly code: NotComparable | null
  readonly sums: OfferSums | null
}

/** Quantities have at most three digits after the point. */
const QUANTITY_SCALE = 1_000n
const UNIT_DIGITS = 4

/**
 * Calculates what an offer costs for a quantity, exactly: all values are whole numbers of minor units, and halves are
 * rounded up. `ofOrder` is the quantity for which a lot price holds.
 */
export function offerSums(terms: PricedTerms, quantity: number | null, ofOrder: number | null): SumsAnswer {
  if (quantity === null) return { code: 'no_quantity', sums: null }
  const { price, delivery } = terms
  const amount = scaled(quantity)
  const step = price.steps.findLast(({ from }) => scaled(from) <= amount)
  if (price.basis === 'lot') {
    if (ofOrder !== null && scaled(ofOrder) !== amount) return { code: 'lot_other_quantity', sums: null }
  } else if (!step) return { code: 'below_minimum', sums: null }
  const goods =
    price.basis === 'lot' || !step
      ? BigInt(price.steps[0]?.amountMinor ?? 0)
      : divide(BigInt(step.amountMinor) * amount, BigInt(step.per) * QUANTITY_SCALE)
  const setup = BigInt(price.setupMinor)
  const carriage = delivery.mode === 'extra' ? BigInt(delivery.amountMinor ?? 0) : 0n
  const { net, gross } = withVat(terms.vat, goods + setup + carriage)
  if (gross > BigInt(Number.MAX_SAFE_INTEGER)) return { code: 'no_quantity', sums: null }
  return {
    code: delivery.mode === 'agreed' ? 'delivery_unknown' : null,
    sums: {
      goods: Number(goods),
      setup: Number(setup),
      delivery: Number(carriage),
      net: Number(net),
      gross: Number(gross),
      unitNet: unitPrice(net, amount),
      unitGross: unitPrice(gross, amount),
    },
  }
}

function withVat({ mode, rate }: PricedTerms['vat'], sum: bigint): { net: bigint; gross: bigint } {
  const percent = BigInt(rate ?? 0)
  if (mode === 'added') return { net: sum, gross: sum + divide(sum * percent, 100n) }
  if (mode === 'included') return { net: sum - divide(sum * percent, 100n + percent), gross: sum }
  return { net: sum, gross: sum }
}

/** Both numbers are positive or zero. Halves are rounded up. */
function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

function scaled(quantity: number): bigint {
  return BigInt(Math.round(quantity * Number(QUANTITY_SCALE)))
}

function unitPrice(sum: bigint, amount: bigint): string {
  const digits = divide(sum * 100n * QUANTITY_SCALE, amount)
    .toString()
    .padStart(UNIT_DIGITS + 1, '0')
  return `${digits.slice(0, -UNIT_DIGITS)}.${digits.slice(-UNIT_DIGITS)}`
}

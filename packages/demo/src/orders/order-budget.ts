import type { Currency, OrderType } from '@verstat/contract'
import type { Random } from '../random.ts'
import type { DemoBudget } from './demo-order.ts'
import type { TradeItem, TradeLeaf } from './trade-table.ts'

/** How many hryvnias one unit of each currency costs, approximately. */
const RATES: Readonly<Record<Currency, number>> = { UAH: 1, EUR: 50, USD: 43 }

/**
 * Chooses the customer's budget, which is the price of one unit times the quantity. Without a quantity, the budget is
 * a price per unit.
 */
export function chooseBudget(random: Random, { leaf, item, type, quantity, region }: BudgetCase): DemoBudget {
  const currency = random.weighted(region === 'abroad' ? ABROAD : AT_HOME)
  const mode = random.weighted(MODES)
  const per = quantity === null || random.chance(0.2) ? 'unit' : 'total'
  const price = unitPrice(random, leaf, item, type, quantity)
  const hryvnias = per === 'total' ? Math.max(price * (quantity ?? 1), smallestJob(random)) : price
  const middle = (hryvnias * 100) / RATES[currency]
  if (mode === 'request')
    return { budgetMode: mode, budgetMin: null, budgetMax: null, budgetPer: per, currency }
  const low = roundMoney(middle * (mode === 'exact' ? 1 : 0.8 + random.next() * 0.12))
  const high = mode === 'exact' ? low : roundMoney(middle * (1.1 + random.next() * 0.2))
  // A range of a few cents may become a single sum when it is rounded.
  return {
    budgetMode: high > low ? 'range' : 'exact',
    budgetMin: low,
    budgetMax: high,
    budgetPer: per,
    currency,
  }
}

export type BudgetCase = {
  readonly leaf: TradeLeaf
  readonly item: TradeItem
  readonly type: OrderType
  readonly quantity: number | null
  readonly region: string
}

const MODES = [
  ['range', 45],
  ['exact', 30],
  ['request', 25],
] as const

const AT_HOME: readonly (readonly [Currency, number])[] = [
  ['UAH', 93],
  ['EUR', 4],
  ['USD', 3],
]
const ABROAD: readonly (readonly [Currency, number])[] = [
  ['EUR', 9],
  ['USD', 1],
]

/**
 * Chooses the price of one unit. Large batches are cheaper per unit and samples are more expensive. The price of
 * `tolling` excludes the material, because the customer provides it.
 */
function unitPrice(
  random: Random,
  { orderTypes }: TradeLeaf,
  { price: [low, high], quantity: [min, max] }: TradeItem,
  type: OrderType,
  quantity: number | null,
): number {
  const share = max > min ? Math.log(Math.max(quantity ?? min, min) / min) / Math.log(max / min) : 0.5
  const cheapness = Math.min(1, Math.max(0, share * 0.7 + random.next() * 0.3))
  const price = high - (high - low) * cheapness
  if (type === 'prototype' && orderTypes.includes('production')) return price * (1.5 + random.next())
  if (type === 'tolling' && !orderTypes.includes('services')) return price * (0.35 + random.next() * 0.2)
  return price
}

/** The smallest sum for which a producer sets up a machine. */
function smallestJob(random: Random): number {
  return random.int(3, 9) * 1000
}

/** Rounds an amount in minor units to two or three significant digits. Examples are 48 000 ₴ and 12,50 ₴. */
export function roundMoney(minor: number): number {
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, minor))) - 1) / 2)
  const rounded = Math.round(minor / step) * step
  return Math.max(1, Math.round(rounded))
}

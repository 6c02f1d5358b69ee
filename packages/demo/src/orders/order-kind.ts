import type { OrderType } from '@verstat/contract'
import type { Random } from '../random.ts'
import type { DemoOrder } from './demo-order.ts'
import type { TradeLeaf } from './trade-table.ts'

const TYPE_WEIGHTS: Readonly<Record<OrderType, number>> = {
  production: 55,
  supply: 14,
  services: 30,
  prototype: 9,
  tolling: 8,
  engineering: 16,
}

export function chooseType(random: Random, { orderTypes }: TradeLeaf): OrderType {
  return random.weighted(orderTypes.map((type) => [type, TYPE_WEIGHTS[type]] as const))
}

export function chooseMaterial(
  random: Random,
  { orderTypes }: TradeLeaf,
  type: OrderType,
): DemoOrder['materialBy'] {
  if (type === 'tolling') return 'customer'
  if (type === 'supply') return 'producer'
  return random.weighted(orderTypes.includes('services') ? ON_PARTS_MATERIAL : PRODUCT_MATERIAL)
}

const PRODUCT_MATERIAL = [
  ['producer', 60],
  ['agree', 25],
  ['customer', 15],
] as const
const ON_PARTS_MATERIAL = [
  ['producer', 35],
  ['agree', 20],
  ['customer', 45],
] as const

export type OrderLanguage = 'uk' | 'both' | 'en'

const LANGUAGES: readonly (readonly [OrderLanguage, number])[] = [
  ['uk', 82],
  ['both', 12],
  ['en', 6],
]

export function chooseLanguage(random: Random): OrderLanguage {
  return random.weighted(LANGUAGES)
}

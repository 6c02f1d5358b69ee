import type { Unit } from '@verstat/contract'

/**
 * A text in both languages with choices in braces: `{синій|чорний}` one of, `{20-60/5}` a number by steps,
 * `{3-9:день|дні|днів}` a number with its word. The languages have the same choices in the same order.
 */
export type Pair = readonly [uk: string, en: string]

export type AttributeValue = string | number | boolean | readonly string[]

/** What one order may ask for. Prices are whole hryvnias for one unit. */
export type Goods = {
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  readonly en: string
  readonly quantity: readonly [min: number, max: number]
  readonly price: readonly [low: number, high: number]
  readonly unit: Unit
  /** A sentence that fits these goods and no others of the leaf. */
  readonly spec: Pair | null
  /** Values of the category's fields; they win over the leaf's. */
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

export type LeafTrade = {
  /** «пошити», «пошиття», "sewing". */
  readonly work: readonly [infinitive: string, noun: string, en: string]
  readonly goods: readonly Goods[]
  readonly details: readonly Pair[]
  /** Possible values of the category's fields, one of each list. */
  readonly attributes: Readonly<Record<string, readonly AttributeValue[]>>
}

export type Trade = {
  /** Code of the root. */
  readonly root: string
  /** Who is asking. */
  readonly buyers: readonly Pair[]
  /** What the trade expects of any good maker. */
  readonly demands: readonly Pair[]
  readonly certificates: readonly string[]
  readonly leaves: Readonly<Record<string, LeafTrade>>
}

type GoodsMore = {
  readonly unit?: Unit
  readonly accusative?: string
  readonly spec?: Pair
  readonly attributes?: Readonly<Record<string, AttributeValue>>
}

/** Goods in the words of a buyer; the accusative equals the nominative unless said. */
export function goods(
  nominative: string,
  genitive: string,
  en: string,
  quantity: readonly [number, number],
  price: readonly [number, number],
  { unit = 'pcs', accusative = nominative, spec, attributes = {} }: GoodsMore = {},
): Goods {
  return { nominative, genitive, accusative, en, quantity, price, unit, spec: spec ?? null, attributes }
}

export function leaf(
  work: LeafTrade['work'],
  list: readonly Goods[],
  details: readonly Pair[],
  attributes: LeafTrade['attributes'] = {},
): LeafTrade {
  return { work, goods: list, details, attributes }
}

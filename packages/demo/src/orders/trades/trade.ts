import type { Unit } from '@verstat/contract'

/**
 * A text in both languages with choices: `{синій|чорний}`, `{20-60/5}` a number in steps, `{3-9:день|дні|днів}` a
 * number with its noun. Both languages have the same choices in the same order.
 */
export type Pair = readonly [uk: string, en: string]

export type AttributeValue = string | number | boolean | readonly string[]

/** An item to order. Prices are whole hryvnias per unit. */
export type Item = {
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  readonly en: string
  readonly quantity: readonly [min: number, max: number]
  readonly price: readonly [low: number, high: number]
  readonly unit: Unit
  /** A sentence that fits only this item. */
  readonly spec: Pair | null
  /** Values of the category's fields; they override the leaf's. */
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

export type LeafTrade = {
  /** «пошити», «пошиття», "sewing". */
  readonly work: readonly [infinitive: string, noun: string, en: string]
  readonly items: readonly Item[]
  readonly details: readonly Pair[]
  /** Possible values of the category's fields; one of each list is chosen. */
  readonly attributes: Readonly<Record<string, readonly AttributeValue[]>>
}

export type Trade = {
  readonly root: string
  readonly buyers: readonly Pair[]
  /** Quality requirements of the trade. */
  readonly demands: readonly Pair[]
  readonly certificates: readonly string[]
  readonly leaves: Readonly<Record<string, LeafTrade>>
}

type ItemOptions = {
  readonly unit?: Unit
  readonly accusative?: string
  readonly spec?: Pair
  readonly attributes?: Readonly<Record<string, AttributeValue>>
}

/** An item with its names; the accusative defaults to the nominative. */
export function item(
  nominative: string,
  genitive: string,
  en: string,
  quantity: readonly [number, number],
  price: readonly [number, number],
  { unit = 'pcs', accusative = nominative, spec, attributes = {} }: ItemOptions = {},
): Item {
  return { nominative, genitive, accusative, en, quantity, price, unit, spec: spec ?? null, attributes }
}

export function leaf(
  work: LeafTrade['work'],
  list: readonly Item[],
  details: readonly Pair[],
  attributes: LeafTrade['attributes'] = {},
): LeafTrade {
  return { work, items: list, details, attributes }
}

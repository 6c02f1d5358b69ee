import type { Unit } from '@verstat/contract'

/**
 * A text in both languages with random choices. `{синій|чорний}` selects one of the words. `{20-60/5}` selects a
 * number in steps of 5. `{3-9:день|дні|днів}` selects a number and adds the noun in the form that agrees with it. Both
 * languages must have the same choices in the same order.
 */
export type Pair = readonly [uk: string, en: string]

export type AttributeValue = string | number | boolean | readonly string[]

/** An item that customers order. Prices are whole hryvnias per unit. */
export type Item = {
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  readonly en: string
  readonly quantity: readonly [min: number, max: number]
  readonly price: readonly [low: number, high: number]
  readonly unit: Unit
  /** A sentence that is only used for this item. */
  readonly spec: Pair | null
  /** Values of the category's extra fields. They override the values of `LeafTrade.attributes`. */
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

export type LeafTrade = {
  /** The work on the items, such as «пошити», «пошиття» and "sewing". */
  readonly work: readonly [infinitive: string, noun: string, en: string]
  readonly items: readonly Item[]
  readonly details: readonly Pair[]
  /** Possible values of the category's extra fields. One value of each list is chosen. */
  readonly attributes: Readonly<Record<string, readonly AttributeValue[]>>
}

export type Trade = {
  readonly root: string
  readonly buyers: readonly Pair[]
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

/** Creates an item. The accusative is the same as the nominative unless it is given. */
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

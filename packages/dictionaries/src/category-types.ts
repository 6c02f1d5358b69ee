import type { BilingualName, CATEGORY_TYPES, FieldDef } from '@verstat/contract'

/** What a category can be used for: the six types of orders, and producers. */
export type CategoryType = (typeof CATEGORY_TYPES)[number]

export type DictionaryCategory = {
  /**
   * Number in the database tables (smallint). The number is unique over all categories and never reused for another
   * category.
   */
  readonly key: number
  /** Unique code, which is also the slug. */
  readonly code: string
  /** Code of the root category. Null for a root category. */
  readonly parent: string | null
  readonly types: readonly CategoryType[]
  readonly name: BilingualName
  /** Full heading of the order list, such as «Замовлення на пошиття спецодягу». */
  readonly orders: BilingualName
  /** Full heading of the producer list, such as «Виробники спецодягу». */
  readonly producers: BilingualName
  readonly description: BilingualName
  /** Name of an icon of the library Lucide. Child categories have the icon of their root category. */
  readonly icon: string
  /** Own fields of the category. `fieldsOf` adds the fields of the root category. */
  readonly fields: readonly FieldDef[]
}

/** A child category as written in the file of its root category. Its parent and icon come from the root category. */
export type LeafSource = Omit<DictionaryCategory, 'parent' | 'icon' | 'fields'> & {
  readonly fields?: readonly FieldDef[]
}

/** A root category as written in its file. The types of a root category are all types of its children. */
export type RootSource = Omit<DictionaryCategory, 'parent' | 'types' | 'fields'> & {
  readonly fields?: readonly FieldDef[]
  readonly children: readonly LeafSource[]
}

/**
 * Types for products: made to order (`production`), made from the customer's material (`tolling`), made as a sample
 * (`prototype`) or sold from stock (`supply`).
 */
export const PRODUCTS: readonly CategoryType[] = ['production', 'tolling', 'prototype', 'supply', 'producer']

/** Types for work on the customer's parts or material. */
export const OPERATIONS: readonly CategoryType[] = [
  'production',
  'tolling',
  'prototype',
  'services',
  'producer',
]

/** Types for products whose design can be ordered too. */
export const DESIGNED: readonly CategoryType[] = [
  'production',
  'prototype',
  'supply',
  'engineering',
  'producer',
]

/** Types for engineering and measuring, where nothing is produced in quantity. */
export const EXPERTISE: readonly CategoryType[] = ['prototype', 'services', 'engineering', 'producer']

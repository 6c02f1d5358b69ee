import type { BilingualName, CATEGORY_TYPES, FieldDef } from '@verstat/contract'

/** What a category can be used for: the six order types and producer profiles. */
export type CategoryType = (typeof CATEGORY_TYPES)[number]

export type DictionaryCategory = {
  /** Stable smallint, unique over roots and leaves; never reused for another category. */
  readonly key: number
  /** Unique; equals the slug. */
  readonly code: string
  /** Code of the root; null for a root. */
  readonly parent: string | null
  readonly types: readonly CategoryType[]
  readonly name: BilingualName
  /** Full heading of the order list: «Замовлення на пошиття спецодягу». */
  readonly orders: BilingualName
  /** Full heading of the producer list: «Виробники спецодягу». */
  readonly producers: BilingualName
  readonly description: BilingualName
  /** Name of a lucide icon; leaves have the icon of their root. */
  readonly icon: string
  /** Without the fields of the root, see `fieldsOf`. */
  readonly fields: readonly FieldDef[]
}

/** A leaf in its root's file; parent and icon are added from the root. */
export type LeafSource = Omit<DictionaryCategory, 'parent' | 'icon' | 'fields'> & {
  readonly fields?: readonly FieldDef[]
}

/** A root in its file; its types are the union of its children's types. */
export type RootSource = Omit<DictionaryCategory, 'parent' | 'types' | 'fields'> & {
  readonly fields?: readonly FieldDef[]
  readonly children: readonly LeafSource[]
}

/** Products made to order: from drawings, from the customer's material, as a sample, or sold from stock. */
export const PRODUCTS: readonly CategoryType[] = ['production', 'tolling', 'prototype', 'supply', 'producer']

/** Operations on the customer's parts or material. */
export const OPERATIONS: readonly CategoryType[] = [
  'production',
  'tolling',
  'prototype',
  'services',
  'producer',
]

/** Products whose design can be ordered too. */
export const DESIGNED: readonly CategoryType[] = [
  'production',
  'prototype',
  'supply',
  'engineering',
  'producer',
]

/** Engineering and measurement, without a batch. */
export const EXPERTISE: readonly CategoryType[] = ['prototype', 'services', 'engineering', 'producer']

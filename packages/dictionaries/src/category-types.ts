import type { BilingualName, CATEGORY_TYPES, FieldDef } from '@verstat/contract'

/** What a category may be used for: the six order types, and producers' profiles. */
export type CategoryType = (typeof CATEGORY_TYPES)[number]

export type DictionaryCategory = {
  /** Stable smallint, unique over roots and leaves; a key is never given to another category. */
  readonly key: number
  /** Short text code, unique; equals the slug. */
  readonly code: string
  /** Code of the root; null for a root. */
  readonly parent: string | null
  readonly types: readonly CategoryType[]
  readonly name: BilingualName
  /** Whole heading of the orders' list: «Замовлення на пошиття спецодягу». */
  readonly orders: BilingualName
  /** Whole heading of the producers' list: «Виробники спецодягу». */
  readonly producers: BilingualName
  readonly description: BilingualName
  /** Name of a lucide icon; leaves carry their root's. */
  readonly icon: string
  /** Own fields only; `fieldsOf` puts the root's before them. */
  readonly fields: readonly FieldDef[]
}

/** A leaf as its root's file writes it; parent and icon come from the root. */
export type LeafSource = Omit<DictionaryCategory, 'parent' | 'icon' | 'fields'> & {
  readonly fields?: readonly FieldDef[]
}

/** A root as its file writes it; its types are those of its children together. */
export type RootSource = Omit<DictionaryCategory, 'parent' | 'types' | 'fields'> & {
  readonly fields?: readonly FieldDef[]
  readonly children: readonly LeafSource[]
}

/** Goods made to order: by drawing, from customer's material, as a sample, or bought from stock. */
export const GOODS: readonly CategoryType[] = ['production', 'tolling', 'prototype', 'supply', 'producer']

/** Operations done on somebody's parts or material. */
export const OPERATIONS: readonly CategoryType[] = [
  'production',
  'tolling',
  'prototype',
  'services',
  'producer',
]

/** Goods whose design is ordered as well. */
export const DESIGNED: readonly CategoryType[] = [
  'production',
  'prototype',
  'supply',
  'engineering',
  'producer',
]

/** Work of the head and of measuring instruments, without a batch. */
export const EXPERTISE: readonly CategoryType[] = ['prototype', 'services', 'engineering', 'producer']

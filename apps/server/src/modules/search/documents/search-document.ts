import type { OrderType } from '@verstat/contract'

/** What an engine stores of a listing: where it stands and its texts by what they are worth. Knows no engine. */
export type SearchDocument = {
  readonly kind: 'order' | 'producer'
  readonly id: string
  /** Newest first goes by this. */
  readonly at: Date
  /** From then on it is not found; null: never. */
  readonly expiresAt: Date | null
  /** Of an order. */
  readonly type: OrderType | null
  readonly regionKey: number
  /** Roots and leaves, by key. */
  readonly categoryKeys: readonly number[]
  readonly fields: DocumentFields
}

export type DocumentFields = {
  readonly title: readonly string[]
  /** What it is about: the leaf, processes, materials. */
  readonly subject: readonly string[]
  /** Where and what kind: root, region, city, type. */
  readonly context: readonly string[]
  readonly body: readonly string[]
}

export const FIELD_NAMES = ['title', 'subject', 'context', 'body'] as const satisfies (keyof DocumentFields)[]

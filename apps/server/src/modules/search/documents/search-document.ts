import type { OrderType } from '@verstat/contract'

/** The texts and properties of a listing that are indexed. Every search engine gets the same document. */
export type SearchDocument = {
  readonly kind: 'order' | 'producer'
  readonly id: string
  /** Time by which the sort "newest first" compares listings. */
  readonly at: Date
  /** From this time on, the listing is not found. Null means that the listing never expires. */
  readonly expiresAt: Date | null
  /** Null for producers, because only orders have a type. */
  readonly type: OrderType | null
  readonly regionKey: number
  readonly categoryKeys: readonly number[]
  readonly fields: DocumentFields
}

export type DocumentFields = {
  readonly title: readonly string[]
  /** Names of the leaf category, the processes and the materials. */
  readonly subject: readonly string[]
  /** Names of the root category, the region, the city and the order type. */
  readonly context: readonly string[]
  readonly body: readonly string[]
}

export const FIELD_NAMES = ['title', 'subject', 'context', 'body'] as const satisfies (keyof DocumentFields)[]

import type { OrderType } from '@verstat/contract'

/** The indexed form of a listing, independent of the engine. */
export type SearchDocument = {
  readonly kind: 'order' | 'producer'
  readonly id: string
  /** Sort key of "newest first". */
  readonly at: Date
  /** Not found after this time; null for never. */
  readonly expiresAt: Date | null
  /** Null for producers. */
  readonly type: OrderType | null
  readonly regionKey: number
  readonly categoryKeys: readonly number[]
  readonly fields: DocumentFields
}

export type DocumentFields = {
  readonly title: readonly string[]
  /** Leaf category, processes, materials. */
  readonly subject: readonly string[]
  /** Root category, region, city, type. */
  readonly context: readonly string[]
  readonly body: readonly string[]
}

export const FIELD_NAMES = ['title', 'subject', 'context', 'body'] as const satisfies (keyof DocumentFields)[]

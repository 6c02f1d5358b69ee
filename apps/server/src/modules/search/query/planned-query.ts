import type { ShownFor } from '@verstat/contract'
import type { WordGroup } from '../engine/search-engine.ts'

/** What a person typed, read: ready for any engine. */
export type PlannedQuery = {
  readonly groups: readonly WordGroup[]
  readonly shownFor: ShownFor | null
}

/** A word of the query that something may be found by. */
export type QueryWord = {
  /** As it was typed, and where. */
  readonly typed: string
  readonly start: number
  readonly end: number
  /** Normalized. */
  readonly text: string
  readonly kind: 'word' | 'number' | 'size' | 'code'
  readonly unit: string | null
  /** The first is the word itself. */
  readonly stems: readonly string[]
  readonly root: string | null
}

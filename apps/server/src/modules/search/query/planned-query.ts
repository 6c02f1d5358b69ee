import type { ShownFor } from '@verstat/contract'
import type { WordGroup } from '../engine/search-engine.ts'

export type PlannedQuery = {
  readonly groups: readonly WordGroup[]
  readonly shownFor: ShownFor | null
}

/** A word of the query that can be searched. `start` and `end` are its position in the text. */
export type QueryWord = {
  readonly typed: string
  readonly start: number
  readonly end: number
  /** The word after normalization. */
  readonly text: string
  readonly kind: 'word' | 'number' | 'size' | 'code'
  readonly unit: string | null
  /** Possible stems of the word. The likeliest stem comes first. */
  readonly stems: readonly string[]
  readonly root: string | null
}

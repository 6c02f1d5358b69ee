import type { ShownFor } from '@verstat/contract'
import type { WordGroup } from '../engine/search-engine.ts'

/** An engine-independent query. */
export type PlannedQuery = {
  readonly groups: readonly WordGroup[]
  readonly shownFor: ShownFor | null
}

/** A searchable word of the query. `start` and `end` are its position in the text. */
export type QueryWord = {
  readonly typed: string
  readonly start: number
  readonly end: number
  /** The normalized word. */
  readonly text: string
  readonly kind: 'word' | 'number' | 'size' | 'code'
  readonly unit: string | null
  /** The likeliest first. */
  readonly stems: readonly string[]
  readonly root: string | null
}

import type { DirectoryContext } from '../directory/index.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { type TakeTurns, takeTurns } from './results/take-turns.ts'
import type { SynonymIndex } from './synonyms/synonym-index.ts'

/** What the calls of this module need beside what lists need. */
export type SearchServices = {
  readonly engine: SearchEngine
  readonly synonyms: () => SynonymIndex
  /** Searches wait for each other by this. */
  readonly inTurn: TakeTurns
}

/**
 * So many searches are worked on at once: beside more of them each takes longer and none is done sooner, and the other
 * calls of the site need connections too.
 */
const MOST_AT_ONCE = 4

export function searchServices(given: Omit<SearchServices, 'inTurn'>): SearchServices {
  return { ...given, inTurn: takeTurns(MOST_AT_ONCE) }
}

export type SearchContext = DirectoryContext & { readonly search: SearchServices }

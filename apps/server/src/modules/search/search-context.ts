import type { DirectoryContext } from '../directory/index.ts'
import type { SearchEngine } from './engine/search-engine.ts'
import { type SharedSearches, shareSearches } from './results/shared-searches.ts'
import type { SynonymIndex } from './synonyms/synonym-index.ts'

/** What the calls of this module need beside what lists need. */
export type SearchServices = {
  readonly engine: SearchEngine
  readonly synonyms: () => SynonymIndex
  readonly shared: SharedSearches
}

export function searchServices(given: Omit<SearchServices, 'shared'>): SearchServices {
  return { ...given, shared: shareSearches() }
}

export type SearchContext = DirectoryContext & { readonly search: SearchServices }

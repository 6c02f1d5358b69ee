import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { listRelatedOrders, orderListMarks, searchMarks } from '../directory/index.ts'
import { suggestCategories } from './categories/suggest-categories.ts'
import { searchListings } from './results/search-listings.ts'
import type { SearchContext } from './search-context.ts'
import { suggest } from './suggestions/make-suggestions.ts'

export const searchRoutes: readonly Binding<SearchContext>[] = [
  bind(contract.search, searchListings, searchMarks),
  bind(contract.suggest, suggest),
  // A search page without results shows suggested categories. The tags let this page be cached like other searches.
  bind(contract.suggestCategories, suggestCategories, () => ({ tags: ['dictionaries', 'search'] })),
  bind(contract.listRelatedOrders, listRelatedOrders, orderListMarks),
]

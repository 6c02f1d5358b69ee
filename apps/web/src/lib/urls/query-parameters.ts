import type { PlainSearch } from './plain-search.ts'

// All pages load these names, to know which page an address means. What reads the values is loaded with the page's data.

export const ORDER_QUERY_KEYS = [
  'sort',
  'budgetMin',
  'budgetMax',
  'currency',
  'quantityMin',
  'quantityMax',
  'unit',
  'hasFiles',
  'sizeMax',
  'hasModel',
  'language',
  'materialBy',
] as const

/** Filters of producers that are checkboxes. */
export const PRODUCER_TICKS = ['verified', 'acceptsTolling', 'acceptsSmallBatch'] as const

export const PRODUCER_QUERY_KEYS = ['sort', ...PRODUCER_TICKS, 'language'] as const

export const SEARCH_KEYS = [
  'query',
  'in',
  'type',
  'region',
  'category',
  'sort',
  'literal',
  'limit',
  'page',
] as const

/**
 * Returns the parameters of a page, for the option `loaderDeps` of its route. The server removes all others before it
 * renders the page, so with others the browser would not recognize what the server has rendered.
 */
export function pickSearch(search: PlainSearch, keys: readonly string[]): PlainSearch {
  return Object.fromEntries(keys.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])))
}

export const SEARCH_IN = ['all', 'orders', 'producers'] as const
export const SEARCH_SORTS = ['relevance', 'newest'] as const
export const SEARCH_QUERY_MIN = 2
export const SEARCH_QUERY_MAX = 100
/**
 * Why the search replaced a word of the query. `layout` means that the word was typed with the wrong keyboard layout.
 */
export const SEARCH_CHANGE_REASONS = ['typo', 'layout', 'transliteration'] as const

/** Shorter titles of orders get no suggested categories. */
export const SUGGEST_TITLE_MIN = 3

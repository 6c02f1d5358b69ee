import * as z from 'zod/mini'
import { OrderSummary } from '../directory/order.ts'
import { ORDER_TYPES } from '../directory/order-values.ts'
import { ProducerSummary } from '../directory/producer.ts'
import { route } from '../route.ts'
import { Code, FacetCount, listFields, pageQueryFields } from '../wire.ts'
import { LOCALE_CODES } from '../wire-values.ts'
import {
  SEARCH_CHANGE_REASONS,
  SEARCH_IN,
  SEARCH_QUERY_MAX,
  SEARCH_QUERY_MIN,
  SEARCH_SORTS,
} from './search-values.ts'

export const SearchQuery = z
  .string()
  .check(z.trim(), z.minLength(SEARCH_QUERY_MIN), z.maxLength(SEARCH_QUERY_MAX))

/**
 * Plain text and the ranges of its matched words. The ranges count UTF-16 code units, are ascending and do not
 * overlap.
 */
export const Highlight = z.object({
  text: z.string(),
  /** Language of the text. Null for names. */
  lang: z.nullable(z.enum(LOCALE_CODES)),
  ranges: z.array(z.object({ start: z.int(), end: z.int() })),
})
export type Highlight = z.infer<typeof Highlight>

const highlights = z.object({
  /** The title of an order in the language of the request if available, or the name of a producer. */
  title: Highlight,
  /** The most relevant excerpt of the listing's other texts. Null if the other texts have no match. */
  excerpt: z.nullable(Highlight),
})

export const SearchItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), order: OrderSummary, highlights }),
  z.object({ kind: z.literal('producer'), producer: ProducerSummary, highlights }),
])
export type SearchItem = z.infer<typeof SearchItem>

/** The corrected query. The parameter `literal=true` searches for the original query instead. */
export const ShownFor = z.object({
  query: z.string(),
  changes: z.array(z.object({ typed: z.string(), used: z.string(), reason: z.enum(SEARCH_CHANGE_REASONS) })),
})
export type ShownFor = z.infer<typeof ShownFor>

export const SearchResult = z.object({
  ...listFields(SearchItem),
  /**
   * How many listings of each kind match, whatever the parameter `in` is. If `countsExact` is false there are more
   * matches, and pages show "1000+".
   */
  counts: z.object({ orders: z.int(), producers: z.int() }),
  countsExact: z.object({ orders: z.boolean(), producers: z.boolean() }),
  shownFor: z.nullable(ShownFor),
  /** True if few or no listings contain all words. Listings that contain most of the words then follow. */
  widened: z.boolean(),
  /**
   * True if the search was stopped after its time limit. Better matches may then be missing, and there is no next
   * page.
   */
  partial: z.boolean(),
  /**
   * Present if the request has `facets=true`. Each filter has counts by slug, which ignore the selected value of the
   * same filter.
   */
  facets: z.optional(
    z.object({ types: z.array(FacetCount), regions: z.array(FacetCount), categories: z.array(FacetCount) }),
  ),
})
export type SearchResult = z.infer<typeof SearchResult>

export const search = route({
  method: 'GET',
  path: '/v1/search',
  summary: 'Orders and producers that hold the words, in any of their forms',
  auth: 'public',
  query: z.strictObject({
    query: SearchQuery,
    ...pageQueryFields,
    sort: z._default(z.enum(SEARCH_SORTS), 'relevance'),
    in: z._default(z.enum(SEARCH_IN), 'all'),
    type: z.optional(z.enum(ORDER_TYPES)),
    region: z.optional(Code),
    category: z.optional(Code),
    /** Whether to search for the query exactly as typed, without corrections. */
    literal: z._default(z.stringbool(), false),
    facets: z._default(z.stringbool(), false),
  }),
  output: SearchResult,
  errors: [],
})

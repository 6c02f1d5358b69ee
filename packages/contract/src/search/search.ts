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

/** The words of a search: spaces around them do not count. */
export const SearchQuery = z
  .string()
  .check(z.trim(), z.minLength(SEARCH_QUERY_MIN), z.maxLength(SEARCH_QUERY_MAX))

/** Plain text, never markup, and where in it the found words stand: UTF-16 code units, in order, apart. */
export const Highlight = z.object({
  text: z.string(),
  /** Language of the text; null: a name. */
  lang: z.nullable(z.enum(LOCALE_CODES)),
  ranges: z.array(z.object({ start: z.int(), end: z.int() })),
})
export type Highlight = z.infer<typeof Highlight>

const highlights = z.object({
  /** The title of an order in the language of the request where it has one; the name of a producer. */
  title: Highlight,
  /** The part of the other texts that tells most; null: the words are in none of them. */
  excerpt: z.nullable(Highlight),
})

export const SearchItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), order: OrderSummary, highlights }),
  z.object({ kind: z.literal('producer'), producer: ProducerSummary, highlights }),
])
export type SearchItem = z.infer<typeof SearchItem>

/** What was searched for in place of what was typed. `literal=true` is the way back. */
export const ShownFor = z.object({
  query: z.string(),
  changes: z.array(z.object({ typed: z.string(), used: z.string(), reason: z.enum(SEARCH_CHANGE_REASONS) })),
})
export type ShownFor = z.infer<typeof ShownFor>

export const SearchResult = z.object({
  ...listFields(SearchItem),
  /** Matches on each side, whichever side `in` asked for. Not exact: there are more, print "1000+". */
  counts: z.object({ orders: z.int(), producers: z.int() }),
  countsExact: z.object({ orders: z.boolean(), producers: z.boolean() }),
  shownFor: z.nullable(ShownFor),
  /** Few or no listings hold all the words: those that hold most of them follow. */
  widened: z.boolean(),
  /** The search took too long and was stopped: there may be better matches, and there is no other page. */
  partial: z.boolean(),
  /** With `facets=true`: each counted without its own filter, by slug. */
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
    /** Search for what was typed, with nothing mended in it. */
    literal: z._default(z.stringbool(), false),
    facets: z._default(z.stringbool(), false),
  }),
  output: SearchResult,
  errors: [],
})

import * as z from 'zod/mini'
import { OrderSummary } from '../directory/order.ts'
import { ORDER_TYPES } from '../directory/order-values.ts'
import { ProducerSummary } from '../directory/producer.ts'
import { route } from '../route.ts'
import { Code, listFields, pageQueryFields } from '../wire.ts'
import { SEARCH_IN, SEARCH_QUERY_MAX, SEARCH_QUERY_MIN, SEARCH_SORTS } from './search-values.ts'

export const SearchItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), order: OrderSummary }),
  z.object({ kind: z.literal('producer'), producer: ProducerSummary }),
])
export type SearchItem = z.infer<typeof SearchItem>

export const SearchResult = z.object({
  ...listFields(SearchItem),
  /** Matches on each side, whichever side `in` asked for. */
  counts: z.object({ orders: z.int(), producers: z.int() }),
})
export type SearchResult = z.infer<typeof SearchResult>

export const search = route({
  method: 'GET',
  path: '/v1/search',
  summary: 'Orders and producers that hold the words',
  auth: 'public',
  query: z.strictObject({
    query: z.string().check(z.trim(), z.minLength(SEARCH_QUERY_MIN), z.maxLength(SEARCH_QUERY_MAX)),
    ...pageQueryFields,
    sort: z._default(z.enum(SEARCH_SORTS), 'relevance'),
    in: z._default(z.enum(SEARCH_IN), 'all'),
    type: z.optional(z.enum(ORDER_TYPES)),
    region: z.optional(Code),
    category: z.optional(Code),
  }),
  output: SearchResult,
  errors: [],
})

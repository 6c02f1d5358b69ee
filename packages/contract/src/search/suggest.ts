import * as z from 'zod/mini'
import { ORDER_FIELDS } from '../directory/fields/order-fields.ts'
import { ORDER_TYPES } from '../directory/order-values.ts'
import { route } from '../route.ts'
import { BilingualName, Code } from '../wire.ts'
import { SearchQuery } from './search.ts'
import { SUGGEST_TITLE_MIN } from './search-values.ts'

/**
 * Suggestions for a query that is still being typed. `words` suggests a complete query. The other kinds link to pages.
 */
export const Suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), query: z.string() }),
  z.object({
    kind: z.literal('category'),
    slug: z.string(),
    name: BilingualName,
    /** The root category if the suggested category is a subcategory. */
    parent: z.nullable(BilingualName),
  }),
  z.object({ kind: z.literal('region'), slug: z.string(), name: BilingualName }),
  z.object({ kind: z.literal('producer'), slug: z.string(), name: z.string() }),
])
export type Suggestion = z.infer<typeof Suggestion>

export const suggest = route({
  method: 'GET',
  path: '/v1/search/suggest',
  summary:
    'At most twelve ways to go on from what was typed: words, categories, regions, producers, in this order',
  auth: 'public',
  query: z.strictObject({ query: SearchQuery }),
  output: z.object({ items: z.array(Suggestion) }),
  errors: [],
})

export const SuggestedCategory = z.object({
  id: Code,
  slug: z.string(),
  name: BilingualName,
  /** Its root category. */
  parent: BilingualName,
})
export type SuggestedCategory = z.infer<typeof SuggestedCategory>

export const suggestCategories = route({
  method: 'GET',
  path: '/v1/category/suggest',
  summary: 'Up to three categories that fit the title of an order, best first',
  auth: 'public',
  query: z.strictObject({
    title: z.string().check(z.trim(), z.minLength(SUGGEST_TITLE_MIN), z.maxLength(ORDER_FIELDS.title.max)),
    /** Only categories that accept this type of order. */
    type: z.optional(z.enum(ORDER_TYPES)),
  }),
  output: z.object({ items: z.array(SuggestedCategory) }),
  errors: [],
})

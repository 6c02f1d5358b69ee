import * as z from 'zod/mini'
import { route } from '../route.ts'
import { BilingualName, Code } from '../wire.ts'
import { ORDER_TYPES } from './order-values.ts'

export const FIELD_KINDS = ['enum', 'multi', 'number', 'bool', 'text'] as const
/** Whom a category serves: a type of order, or producers. */
export const CATEGORY_TYPES = [...ORDER_TYPES, 'producer'] as const

/** An extra attribute of a category's listings; values live in the listing's `attributes`. */
export const FieldDef = z.object({
  key: z.string(),
  kind: z.enum(FIELD_KINDS),
  label: BilingualName,
  options: z.optional(z.array(z.object({ value: z.string(), label: BilingualName }))),
  unit: z.optional(BilingualName),
  required: z.boolean(),
  filter: z.boolean(),
})
export type FieldDef = z.infer<typeof FieldDef>

export const Category = z.object({
  id: Code,
  slug: z.string(),
  /** Slugs of categories that were merged into it: their addresses lead to its own. */
  formerSlugs: z.optional(z.array(z.string())),
  parentId: z.nullable(Code),
  types: z.array(z.enum(CATEGORY_TYPES)),
  name: BilingualName,
  /** Whole headings: «Замовлення на пошиття одягу», «Виробники одягу». */
  heading: z.object({ orders: BilingualName, producers: BilingualName }),
  description: BilingualName,
  icon: z.string(),
  fields: z.array(FieldDef),
  /** Left out when they were not asked for. */
  counts: z.optional(z.object({ orders: z.int(), producers: z.int() })),
})
export type Category = z.infer<typeof Category>

export const listCategories = route({
  method: 'GET',
  path: '/v1/category',
  summary: 'All categories, or those that serve one type',
  auth: 'public',
  /** `counts=none` spares the server counting for whoever needs names only. */
  query: z.strictObject({
    type: z.optional(z.enum(CATEGORY_TYPES)),
    counts: z.optional(z.literal('none')),
  }),
  output: z.array(Category),
  errors: [],
})

import * as z from 'zod/mini'
import { route } from '../route.ts'
import { BilingualName, Code } from '../wire.ts'
import { ORDER_TYPES } from './order-values.ts'

export const FIELD_KINDS = ['enum', 'multi', 'number', 'bool', 'text'] as const
/** What a category may contain: types of orders, or producers. */
export const CATEGORY_TYPES = [...ORDER_TYPES, 'producer'] as const

/** An extra field of a category. A listing of the category stores the field's value in `attributes`. */
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
  /** Slugs of categories that were merged into this category. Their URLs redirect to this category. */
  formerSlugs: z.optional(z.array(z.string())),
  parentId: z.nullable(Code),
  types: z.array(z.enum(CATEGORY_TYPES)),
  name: BilingualName,
  /** Page headings, such as «Замовлення на пошиття одягу» and «Виробники одягу». */
  heading: z.object({ orders: BilingualName, producers: BilingualName }),
  description: BilingualName,
  icon: z.string(),
  fields: z.array(FieldDef),
  counts: z.optional(z.object({ orders: z.int(), producers: z.int() })),
})
export type Category = z.infer<typeof Category>

export const listCategories = route({
  method: 'GET',
  path: '/v1/category',
  summary: 'All categories, or those that serve one type',
  auth: 'public',
  /** `counts=none` skips the counting of listings, for callers that need only names. */
  query: z.strictObject({
    type: z.optional(z.enum(CATEGORY_TYPES)),
    counts: z.optional(z.literal('none')),
  }),
  output: z.array(Category),
  errors: [],
})

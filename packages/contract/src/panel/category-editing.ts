import * as z from 'zod/mini'
import { CATEGORY_TYPES, FIELD_KINDS, FieldDef } from '../directory/category.ts'
import { line } from '../directory/writing.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Instant } from '../wire.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { CATEGORY_DESCRIPTION_MAX, CATEGORY_FIELDS_MAX, CATEGORY_NAME_MAX } from './panel-values.ts'

/**
 * `fields` contains only the fields of the category itself. Fields that the category inherits from its root are left
 * out.
 */
export const PanelCategory = z.object({
  id: Code,
  slug: z.string(),
  parentId: z.nullable(Code),
  types: z.array(z.enum(CATEGORY_TYPES)),
  name: BilingualName,
  heading: z.object({ orders: BilingualName, producers: BilingualName }),
  description: BilingualName,
  icon: z.string(),
  fields: z.array(FieldDef),
  /** How many listings the category has, whatever their status. */
  counts: z.object({ orders: z.int(), producers: z.int() }),
  /** When staff last edited the category. Null if staff have never edited it. */
  editedAt: z.nullable(Instant),
  version: z.int(),
})
export type PanelCategory = z.infer<typeof PanelCategory>

const bilingual = (max: number) => z.strictObject({ uk: line(1, max), en: line(1, max) })
const Name = bilingual(CATEGORY_NAME_MAX)
const Key = z.string().check(z.trim(), z.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/))

const NewField = z
  .strictObject({
    key: Key,
    kind: z.enum(FIELD_KINDS),
    label: Name,
    options: z.optional(z.array(z.strictObject({ value: Key, label: Name })).check(z.maxLength(60))),
    unit: z.optional(bilingual(20)),
    required: z.boolean(),
    filter: z.boolean(),
  })
  .check(
    z.refine(({ kind, options }) => (kind === 'enum' || kind === 'multi') === (options ?? []).length > 0, {
      path: ['options'],
      params: { code: 'required' },
    }),
  )

const texts = {
  name: Name,
  heading: z.strictObject({ orders: Name, producers: Name }),
  description: bilingual(CATEGORY_DESCRIPTION_MAX),
  /** The name of an icon. Only root categories have an icon of their own. A subcategory uses the icon of its root. */
  icon: z.string().check(z.maxLength(60)),
  /** Only for subcategories. A root category has all types of its subcategories. */
  types: z.array(z.enum(CATEGORY_TYPES)).check(z.maxLength(CATEGORY_TYPES.length)),
  fields: z.array(NewField).check(
    z.maxLength(CATEGORY_FIELDS_MAX),
    z.refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, {
      params: { code: 'invalid_value' },
    }),
  ),
}

const errors = [...PANEL_ERRORS, 'not_found'] as const

export const listPanelCategories = route({
  method: 'GET',
  path: '/v1/panel/categories',
  summary: 'All categories in their order, with how many listings each has',
  auth: 'staff',
  output: z.array(PanelCategory),
  errors: PANEL_ERRORS,
})

export const createCategory = route({
  method: 'POST',
  path: '/v1/panel/categories',
  summary: 'Makes a category, the last among those of its root; its slug never changes',
  auth: 'staff',
  body: z.strictObject({
    slug: z.string().check(z.trim(), z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    parentId: z.nullable(Code),
    ...texts,
  }),
  output: PanelCategory,
  status: 201,
  errors: [...errors, 'conflict'],
})

export const editCategory = route({
  method: 'PATCH',
  path: '/v1/panel/categories/{id}',
  summary: 'Changes what is given; with another `parentId` a leaf goes to another root, with its listings',
  auth: 'staff',
  params: z.strictObject({ id: Code }),
  body: z.extend(z.partial(z.strictObject(texts)), {
    parentId: z.optional(Code),
    version: z.optional(z.int()),
  }),
  output: PanelCategory,
  errors: [...errors, 'conflict', 'stale'],
})

export const placeCategory = route({
  method: 'POST',
  path: '/v1/panel/categories/{id}/place',
  summary: 'Puts a category before another one of the same root, or last with null',
  auth: 'staff',
  params: z.strictObject({ id: Code }),
  body: z.strictObject({ before: z.nullable(Code) }),
  output: z.array(PanelCategory),
  errors: [...errors, 'conflict'],
})

export const mergeCategory = route({
  method: 'POST',
  path: '/v1/panel/categories/{id}/merge',
  summary: 'Moves all listings into another category and lets the old address lead there',
  auth: 'staff',
  params: z.strictObject({ id: Code }),
  body: z.strictObject({ into: Code }),
  output: z.object({ orders: z.int(), producers: z.int() }),
  errors: [...errors, 'conflict'],
})

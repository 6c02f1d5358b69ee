import type { CATEGORY_TYPES, FieldDef, REGION_KINDS } from '@verstat/contract'
import type { Generated } from 'kysely'
import type { Json, Nullable, OneOf } from '../listing/column-types.ts'

export type RegionTable = {
  id: number
  code: string
  slug: string
  iso_code: string | null
  kind: OneOf<typeof REGION_KINDS>
  name_uk: string
  name_en: string
  locative_uk: string
  locative_en: string
  position: number
  edited_at: Nullable<Date>
}

export type CategoryTable = {
  id: number
  code: string
  slug: string
  parent_id: number | null
  types: OneOf<typeof CATEGORY_TYPES>[]
  name_uk: string
  name_en: string
  heading_orders_uk: string
  heading_orders_en: string
  heading_producers_uk: string
  heading_producers_en: string
  description_uk: string
  description_en: string
  icon: string
  fields: Json<FieldDef[]>
  position: number
  edited_at: Nullable<Date>
  /** Id of the category into which this category was merged. */
  merged_into: Nullable<number>
  version: Generated<number>
}

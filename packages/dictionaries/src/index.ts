/** Regions and categories for a new installation. Afterwards the database tables are the source of truth. */
export { CATEGORIES, categoryByCode, fieldsOf } from './categories.ts'
export { enumField, numberField } from './category-fields.ts'
export type { DictionaryCategory } from './category-types.ts'
export { type DictionaryRegion, REGIONS } from './regions.ts'

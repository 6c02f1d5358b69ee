/** The initial regions and categories of a new install. Afterwards the tables are authoritative. */
export { CATEGORIES, categoryByCode, fieldsOf } from './categories.ts'
export { enumField, numberField } from './category-fields.ts'
export type { DictionaryCategory } from './category-types.ts'
export { type DictionaryRegion, REGIONS } from './regions.ts'

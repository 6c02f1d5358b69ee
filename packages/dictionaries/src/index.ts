/** Regions and categories for a new installation. After the installation, the database tables are used instead. */
export { CATEGORIES, categoryByCode, fieldsOf } from './categories.ts'
export { enumField, numberField } from './category-fields.ts'
export type { DictionaryCategory } from './category-types.ts'
export { type DictionaryRegion, REGIONS } from './regions.ts'

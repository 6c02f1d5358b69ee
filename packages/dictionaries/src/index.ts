/** The regions and categories that every install begins with; the tables are the truth after that. */
export { CATEGORIES, categoryByCode, fieldsOf } from './categories.ts'
export { enumField, numberField } from './category-fields.ts'
export type { DictionaryCategory } from './category-types.ts'
export { type DictionaryRegion, REGIONS } from './regions.ts'

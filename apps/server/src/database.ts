import type { DirectoryTables } from './modules/directory/directory.tables.ts'

/** Every table of the product: the union of what the modules own. */
export type Database = DirectoryTables

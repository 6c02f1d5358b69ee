import type { modules } from './modules.ts'
import type { TablesOf } from './platform/module/compose-modules.ts'

/** Every table of the product: the union of what the platform and the modules own. */
export type Database = TablesOf<typeof modules>

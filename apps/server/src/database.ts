import type { modules } from './modules.ts'
import type { TablesOf } from './platform/module/compose-modules.ts'

/** All tables of the platform and the modules. */
export type Database = TablesOf<typeof modules>

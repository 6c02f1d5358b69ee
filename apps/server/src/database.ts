import type { modules } from './modules.ts'
import type { TablesOf } from './platform/module/compose-modules.ts'

export type Database = TablesOf<typeof modules>

/** The door of the directory: what the composition root and the modules to its right may use. */
export { type Dictionaries, loadDictionaries } from './dictionary-snapshot.ts'
export type { DirectoryTables } from './directory.tables.ts'
export type { DirectoryContext } from './directory-context.ts'
export { checkCounters, counterDifferences, foldCounters } from './keep-counters.ts'
export { getOrder } from './orders/get-order.ts'
export { listOrders } from './orders/list-orders.ts'
export { listRelatedOrders } from './orders/list-related-orders.ts'
export { sweepExpired } from './sweep-expired.ts'

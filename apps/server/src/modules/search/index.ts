/** The door of search. */

export { followQueue } from './documents/follow-queue.ts'
export { reindex } from './documents/reindex.ts'
export { createPostgresEngine } from './engine/postgres-engine.ts'
export { listMisses } from './misses/list-misses.ts'
export { explainSearch } from './query/explain-search.ts'
export { searchModule } from './search.module.ts'
export { searchRoutes } from './search.routes.ts'
export type { SearchTables } from './search.tables.ts'
export { type SearchContext, searchServices } from './search-context.ts'
export { createSynonyms, deleteSynonyms, editSynonyms, listSynonyms } from './synonyms/edit-synonyms.ts'
export { readSynonyms, storeSynonyms } from './synonyms/synonym.repository.ts'
export { refreshStatistics } from './vocabulary/statistics.ts'

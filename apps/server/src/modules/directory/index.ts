/** The door of the directory: what the composition root and the modules to its right may use. */
export { CATEGORIES, fieldsOf } from './dictionaries/categories.ts'
export type { DictionaryCategory } from './dictionaries/category-types.ts'
export { REGIONS } from './dictionaries/regions.ts'
export { type Dictionaries, loadDictionaries } from './dictionary-snapshot.ts'
export { storeDictionaries } from './dictionary-store.ts'
export { directoryRoutes, ownerRoutes } from './directory.routes.ts'
export type { DirectoryTables } from './directory.tables.ts'
export type { Db, DirectoryContext, OwnerContext, Tx } from './directory-context.ts'
export { hasDemoListings } from './has-demo-listings.ts'
export { bulkLoad } from './import/bulk-load.ts'
export { type ImportRecord, importRecords } from './import/import-records.ts'
export { removeDemoListings } from './import/remove-demo-listings.ts'
export { vacuumListings } from './import/vacuum-listings.ts'
export { checkCounters, counterDifferences, foldCounters } from './keep-counters.ts'
export { orderListMarks, producerListMarks, searchMarks } from './listing-marks.ts'
export { listingSlug, slugCode } from './listing-slug.ts'
export { findOrderFile } from './orders/find-order-file.ts'
export { getOrder } from './orders/get-order.ts'
export { listOrders } from './orders/list-orders.ts'
export { listRelatedOrders } from './orders/list-related-orders.ts'
export {
  countPublicListings,
  eraseOwnedListings,
  exportOwnedListings,
  giveDemoListings,
  pauseOwnedListings,
} from './owners/owned-listings.ts'
export { type ListChange, listOrderChanges, listProducerChanges } from './parts/list-changes.ts'
export { listPart, listParts, type PartListing } from './parts/listing-parts.ts'
export { getProducer } from './producers/get-producer.ts'
export { listProducers } from './producers/list-producers.ts'
export { producerCompleteness } from './producers/producer-completeness.ts'
export { relistProducers } from './producers/relist-producers.ts'
export { searchListings } from './search/search-listings.ts'
export { sweepExpired } from './sweep-expired.ts'

/** The door of the directory: what the composition root and the modules to its right may use. */

export { type ChangeFeed, routeChanges } from './changes/change-feed.ts'
export type { ChangeTarget, ListingChange } from './changes/listing-change.ts'
export { findFilter, refuse, regionsInTurn } from './dictionary-filter.ts'
export {
  type CategoryEntry,
  type Dictionaries,
  loadDictionaries,
  type RegionEntry,
} from './dictionary-snapshot.ts'
export { storeDictionaries } from './dictionary-store.ts'
export { directoryModule } from './directory.module.ts'
export { directoryRoutes } from './directory.routes.ts'
export type { DirectoryTables } from './directory.tables.ts'
export type { Db, DirectoryContext, Tx, WriteContext } from './directory-context.ts'
export { categoryFacet, regionFacet } from './facet.view.ts'
export { bulkLoad } from './import/bulk-load.ts'
export { type ImportRecord, importRecords } from './import/import-records.ts'
export { removeDemoListings } from './import/remove-demo-listings.ts'
export { vacuumListings } from './import/vacuum-listings.ts'
export { checkCounters, counterDifferences, foldCounters } from './keep-counters.ts'
export { orderListMarks, searchMarks } from './listing-marks.ts'
export { listingSlug, slugCode } from './listing-slug.ts'
export { findOpenedOrder } from './orders/find-opened-order.ts'
export { getOrder } from './orders/get-order.ts'
export { listOrders } from './orders/list-orders.ts'
export { listRelatedOrders } from './orders/list-related-orders.ts'
export { giveDemoListings } from './owners/owned-listings.ts'
export { type ListChange, listOrderChanges, listProducerChanges } from './parts/list-changes.ts'
export { listPart, listParts } from './parts/listing-parts.ts'
export { bumpOrder, forgetWantedPlan, placeListing } from './place-listing.ts'
export { getProducer } from './producers/get-producer.ts'
export { listProducers } from './producers/list-producers.ts'
export { producerCompleteness } from './producers/producer-completeness.ts'
export { relistProducers } from './producers/relist-producers.ts'
export { findByIds } from './search/find-by-ids.ts'
export {
  type OrderTexts,
  type ProducerTexts,
  readOrderTexts,
  readProducerTexts,
} from './search/listing-texts.ts'
export { walkListings } from './search/walk-listings.ts'
export { viewCategories } from './staff/category-rows.ts'
export { findListings } from './staff/find-listings.ts'
export { mergeCategory } from './staff/merge-category.ts'
export { readTitles } from './staff/read-titles.ts'
export { createCategory, editCategory, placeCategory } from './staff/write-category.ts'
export { sweepExpired } from './sweep-expired.ts'

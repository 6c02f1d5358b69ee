/** The door of the directory: what the composition root and the modules to its right may use. */

export { claimListings, submitWaiting } from './claims/claim-listings.ts'
export { sweepUnclaimed } from './claims/sweep-unclaimed.ts'
export { findFilter, refuse, regionsInTurn } from './dictionary-filter.ts'
export {
  type CategoryEntry,
  type Dictionaries,
  loadDictionaries,
  type RegionEntry,
} from './dictionary-snapshot.ts'
export { storeDictionaries } from './dictionary-store.ts'
export { directoryRoutes, ownerRoutes } from './directory.routes.ts'
export type { DirectoryTables } from './directory.tables.ts'
export { writeRoutes } from './directory.write-routes.ts'
export type { Db, DirectoryContext, OwnerContext, Tx, WriteContext } from './directory-context.ts'
export { categoryFacet, regionFacet } from './facet.view.ts'
export { hasDemoListings } from './has-demo-listings.ts'
export { bulkLoad } from './import/bulk-load.ts'
export { type ImportRecord, importRecords } from './import/import-records.ts'
export { removeDemoListings } from './import/remove-demo-listings.ts'
export { vacuumListings } from './import/vacuum-listings.ts'
export { checkCounters, counterDifferences, foldCounters } from './keep-counters.ts'
export { sweepLeads } from './leads/lead.repository.ts'
export { leadsRoutes } from './leads/leads.routes.ts'
export type { LeadsContext } from './leads/leads-context.ts'
export { createViewCounter } from './leads/view-counter.ts'
export { orderListMarks, producerListMarks, searchMarks } from './listing-marks.ts'
export { listingSlug, slugCode } from './listing-slug.ts'
export { findOpenedOrder } from './orders/find-opened-order.ts'
export { getOrder } from './orders/get-order.ts'
export { isOpenOrderFile } from './orders/is-open-order-file.ts'
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
export { bumpOrder, forgetWantedPlan, placeListing } from './place-listing.ts'
export { getProducer } from './producers/get-producer.ts'
export { listProducers } from './producers/list-producers.ts'
export { producerCompleteness } from './producers/producer-completeness.ts'
export { relistProducers } from './producers/relist-producers.ts'
export { remindOwners } from './reminders/remind-owners.ts'
export { sweepReplacedTexts } from './revisions/replaced-text.repository.ts'
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

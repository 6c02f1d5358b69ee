/** Public interface of the directory. `app.ts` and the modules that may use the directory import only this file. */

export { type ChangeFeed, routeChanges } from './changes/change-feed.ts'
export type { ChangeTarget, ListingChange } from './changes/listing-change.ts'
export { viewCategories } from './dictionaries/category-rows.ts'
export { findFilter, refuse, regionsInTurn } from './dictionaries/dictionary-filter.ts'
export {
  type CategoryEntry,
  type Dictionaries,
  loadDictionaries,
  type RegionEntry,
} from './dictionaries/dictionary-snapshot.ts'
export { storeDictionaries } from './dictionaries/dictionary-store.ts'
export { categoryFacet, regionFacet } from './dictionaries/facet.view.ts'
export { mergeCategory } from './dictionaries/merge-category.ts'
export { createCategory, editCategory, placeCategory } from './dictionaries/write-category.ts'
export { directoryModule } from './directory.module.ts'
export { directoryRoutes } from './directory.routes.ts'
export type { DirectoryTables } from './directory.tables.ts'
export type { Db, DirectoryContext, Tx, WriteContext } from './directory-context.ts'
export { insertDemoDays } from './leads/days/demo-days.ts'
export { type ListingDay, readListingDays } from './leads/days/listing-days.ts'
export { insertDemoLeads } from './leads/demo/demo-leads.ts'
export { insertDemoNotices } from './leads/demo/demo-notices.ts'
export type { AskedListing, JoinedLeadHooks, LeadMessage } from './leads/lead-hooks.ts'
export { bulkLoad } from './listing/import/bulk-load.ts'
export { type ImportRecord, importRecords } from './listing/import/import-records.ts'
export { removeDemoListings } from './listing/import/remove-demo-listings.ts'
export { vacuumListings } from './listing/import/vacuum-listings.ts'
export { orderListMarks, searchMarks } from './listing/listing-marks.ts'
export { listingSlug, slugCode } from './listing/listing-slug.ts'
export { localized } from './listing/localized-columns.ts'
export {
  assignDemoMarket,
  awardDemoOrders,
  type DemoAward,
  type DemoMaker,
  type DemoMarketOrder,
  giveDemoMakers,
  listDemoMakers,
  listDemoMarketOrders,
  listDemoUsersWithoutProducer,
  markDemoOrders,
} from './listing/owners/demo-market-listings.ts'
export {
  assignDemoListings,
  type DemoOwner,
  listUnownedDemoOrders,
  ownDemoOrders,
  ownDemoProducers,
} from './listing/owners/demo-owners.ts'
export { checkCounters, counterDifferences, foldCounters } from './listing/paging/maintain-counters.ts'
export { sweepExpired } from './listing/paging/sweep-expired.ts'
export { type ListChange, listOrderChanges, listProducerChanges } from './listing/parts/list-changes.ts'
export { listPart, listParts } from './listing/parts/listing-parts.ts'
export { bumpOrder, clearWantedPlan, promoteListing } from './listing/promotion/promote-listing.ts'
export { type FoundOrder, type FoundProducer, findByIds } from './listing/search/find-by-ids.ts'
export {
  type OrderTexts,
  type ProducerTexts,
  readOrderTexts,
  readProducerTexts,
} from './listing/search/listing-texts.ts'
export { walkListings } from './listing/search/walk-listings.ts'
export { copyOrder } from './listing/writing/duplicate-order.ts'
export { findListings } from './moderation/find-listings.ts'
export { readTitles } from './moderation/read-titles.ts'
export { listPending } from './moderation/revisions/list-pending.ts'
export { findVisibleOrder } from './orders/find-visible-order.ts'
export { getOrder } from './orders/get-order.ts'
export { listOrders } from './orders/list-orders.ts'
export { listRelatedOrders } from './orders/list-related-orders.ts'
export {
  awardOrder,
  completeOrder,
  releaseOrder,
  setAwardEnds,
} from './orders/offers/award-order.ts'
export {
  findOfferedOrder,
  isSealed,
  listOfferedOrders,
  lockOfferedOrder,
  type OfferedOrder,
} from './orders/offers/offered-order.ts'
export type { JoinedOrderHooks, OrderHookContext, OrderMove } from './orders/offers/order-hooks.ts'
export { getProducer } from './producers/get-producer.ts'
export { listProducers } from './producers/list-producers.ts'
export { producerCompleteness } from './producers/producer-completeness.ts'
export { relistProducers } from './producers/relist-producers.ts'

export { clip } from './clip.ts'
export { type ListingFilter, type ListingKind, listingPath } from './list-path.ts'
export { listSeo } from './list-seo.ts'
export {
  type CategoryWords,
  type ListingSubject,
  ordersHeading,
  producersHeading,
  type RegionWords,
} from './listing-heading.ts'
export { type ListingPlaceWords, orderSeo, quantityText } from './order-seo.ts'
export type { Crumb, PageHead, PageSeo } from './page-seo.ts'
export { placeText, townName } from './place-text.ts'
export { producerSeo } from './producer-seo.ts'
export { headDocument, type SeoWords, seoDocument } from './seo-document.ts'
export { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath, pictureVersion } from './share-picture.ts'
export { STATIC_PAGES, type StaticPage, searchSeo, staticSeo } from './static/static-seo.ts'

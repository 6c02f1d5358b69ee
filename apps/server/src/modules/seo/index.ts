/** The door of seo. */

export { getSeo } from './get-seo.ts'
export { registerPictures } from './picture/register-pictures.ts'
export { registerRobots } from './robots.ts'
export { seoRoutes } from './seo.routes.ts'
export type { SiteOf } from './seo-context.ts'
export { registerSitemap } from './sitemap/register-sitemap.ts'
export type { SeoTables } from './texts/page-text.tables.ts'
export {
  insertVersion,
  listChangedPages,
  listVersions,
  type PageTexts,
  readPageTexts,
} from './texts/page-texts.ts'
export { readTermsVersion } from './texts/terms-version.ts'

/** Later modules and the composition root may import only these names from seo. */

export { getSeo } from './get-seo.ts'
export { seoModule } from './seo.module.ts'
export type { SiteOf } from './seo-context.ts'
export type { SeoTables } from './texts/page-text.tables.ts'
export { insertVersion, listChangedPages, listVersions } from './texts/page-texts.ts'

import type { FastifyInstance } from 'fastify'
import { onTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import { cacheValue } from '../../platform/settings/cached-value.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { DirectoryContext, DirectoryTables } from '../directory/index.ts'
import type { UploadsContext } from '../uploads/index.ts'
import { registerPictures } from './picture/register-pictures.ts'
import { registerRobots } from './robots.ts'
import { seoRoutes } from './seo.routes.ts'
import { createSiteOf } from './site-of.ts'
import { registerSitemap } from './sitemap/register-sitemap.ts'
import type { SeoTables } from './texts/page-text.tables.ts'
import { readPageTexts } from './texts/page-texts.ts'
import { readTermsVersion } from './texts/terms-version.ts'

type Dependencies = Platform<SeoTables & DirectoryTables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<UploadsContext, 'uploads'> &
  Pick<DirectoryContext, 'dictionaries'> & { readonly demo: { readonly current: () => boolean } }

export const seoModule = defineModule({
  name: 'seo',
  tables: tables<SeoTables>(),
  audit: [],
  limits: [],
  routes: seoRoutes,
  async start(platform: Dependencies) {
    const { db, pool, now, options, settings, uploads, dictionaries, demo, accounts } = platform
    const texts = await cacheValue(() => readPageTexts(db))
    const siteOf = createSiteOf({ ...platform, texts: texts.current, isDemo: demo.current })
    accounts.hooks.add({ termsVersion: (tx) => readTermsVersion(onTables(tx)) })
    return {
      services: { siteOf },
      reloaders: { texts: texts.reload },
      async register(http: FastifyInstance) {
        registerRobots(http, siteOf)
        const context = (request: Pick<DirectoryContext, 'locale' | 'signal'>) => ({
          db,
          pool,
          now,
          dictionaries,
          ...request,
        })
        await registerPictures(http, {
          context,
          siteOf,
          settings: settings.current,
          storage: uploads.storage,
          dataDir: options.dataDir,
        })
        registerSitemap(http, { pool, now, dictionaries }, siteOf)
      },
    }
  },
})

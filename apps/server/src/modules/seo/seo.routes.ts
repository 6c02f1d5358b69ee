import * as contract from '@verstat/contract'
import type { Kysely } from 'kysely'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { DirectoryContext } from '../directory/index.ts'
import { getSeo } from './get-seo.ts'
import type { SiteOf } from './seo-context.ts'
import { getLegalText } from './texts/get-legal-text.ts'
import type { SeoTables } from './texts/page-text.tables.ts'

/** The calls of this module. */
export function seoRoutes(
  siteOf: SiteOf,
): readonly Binding<DirectoryContext & { readonly db: Kysely<SeoTables> }>[] {
  return [
    bind(contract.getSeo, (ctx: DirectoryContext, input) => getSeo(ctx, input, siteOf)),
    bind(
      contract.getLegalText,
      (ctx: { readonly db: Kysely<SeoTables>; readonly locale: 'uk' | 'en' }, input) =>
        getLegalText(ctx, input),
      () => ({ tags: ['texts'] }),
    ),
  ]
}

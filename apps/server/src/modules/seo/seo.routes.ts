import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { DirectoryContext } from '../directory/index.ts'
import { getSeo } from './get-seo.ts'
import type { SiteOf } from './seo-context.ts'

/** The calls of this module. */
export function seoRoutes(siteOf: SiteOf): readonly Binding<DirectoryContext>[] {
  return [bind(contract.getSeo, (ctx: DirectoryContext, input) => getSeo(ctx, input, siteOf))]
}

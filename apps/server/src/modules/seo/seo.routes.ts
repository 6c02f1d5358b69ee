import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { getSeo } from './get-seo.ts'
import type { SeoContext } from './seo-context.ts'
import { getLegalText } from './texts/get-legal-text.ts'

export const seoRoutes: readonly Binding<SeoContext>[] = [
  bind(contract.getSeo, (ctx: SeoContext, input) => getSeo(ctx, input, ctx.siteOf)),
  bind(contract.getLegalText, getLegalText, () => ({ tags: ['texts'] })),
]

import { Deal, type RouteOutput, type RouteParsed, type getDealFile as route } from '@verstat/contract'
import type { OffersContext } from '../offers-context.ts'
import { wordsIn } from '../offers-words.ts'
import { getDeal } from './list-deals.ts'
import { drawSpecification, specificationOf } from './specification.ts'

/** Returns the specification of a deal as PDF to its two sides. Throws `not_found` for everybody else. */
export async function getDealFile(
  ctx: OffersContext,
  { id, lang }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const deal = Deal.parse(await getDeal(ctx, { id }))
  const words = wordsIn(lang ?? ctx.locale, ctx.now)
  const { locale } = words
  const [at, site] = [ctx.now(), ctx.accounts.mail.brand(locale)]
  const content = await drawSpecification(specificationOf(deal, words, { site, at }), {
    author: site,
    locale,
    at,
  })
  return { name: `deal-${deal.number}-${locale}.pdf`, content: new Uint8Array(content) }
}

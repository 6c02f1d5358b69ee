import type { ListingKind } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { networkOf } from '../../accounts/index.ts'
import { LEADS_LIMITS } from './leads.limits.ts'
import type { LeadsContext } from './leads-context.ts'

/** User agents of known robots. An empty user agent also means a robot, because browsers always send one. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|archiver|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|libwww|scrapy/i

/** Counts a view of a listing's page. Ignores robots. Counts at most 20 visitors per IP network, listing and day. */
export async function recordView(
  ctx: Pick<LeadsContext, 'actor' | 'ip' | 'userAgent' | 'accounts' | 'views' | 'now'>,
  kind: ListingKind,
  { id }: { readonly id: string },
): Promise<undefined> {
  const { actor, userAgent, accounts, views } = ctx
  if (userAgent === '' || ROBOT.test(userAgent)) return
  const network = networkOf(ctx)
  const day = kyivDay(ctx.now())
  const visitor = JSON.stringify([day, kind, id, network, userAgent])
  const waitMs = await accounts.limiter.consume(LEADS_LIMITS.views, `${id} ${network}`)
  if (waitMs > 0) return
  views.add({
    kind,
    listingId: id,
    viewerId: actor?.userId ?? null,
    day,
    // Nobody can reverse the hash without the server's secret. The hash is deleted after the day.
    mark: accounts.secret.hmac('view', visitor).subarray(0, 16),
  })
}

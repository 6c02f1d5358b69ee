import type { ListingResults, RouteOutput, RouteParsed, listResults as route } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { signedIn } from '../../accounts/index.ts'
import { readListingDays } from '../../directory/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { readItems } from '../plans/read-items.ts'
import * as subscriptions from '../subscriptions/subscription.repository.ts'
import { type PaidSpan, paidResult, shiftDay } from './paid-result.ts'

const CHART_DAYS = 30
const PAID_SHOWN = 5
/** A bump has no end. Its result is counted for this many days, starting with the day of the bump. */
const BUMP_DAYS = 7

/**
 * Returns the views and contacts of the user's listings by day, and what each paid plan and boost brought. Listings of
 * other users are left out.
 */
export async function listResults(
  ctx: BillingContext,
  { listings }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const own = await subscriptions.listOwn(ctx.db, signedIn(ctx).userId, {
    limit: listings.length,
    offset: 0,
    listings,
  })
  const today = kyivDay(ctx.now())
  const [days, spans] = await Promise.all([
    readListingDays(
      ctx.db,
      own.rows.map(({ listing_id }) => listing_id),
    ),
    readSpans(
      ctx,
      own.rows.map(({ id }) => id),
    ),
  ])
  const byListing = Map.groupBy(days, ({ listing_id }) => listing_id)
  const bySubscription = Map.groupBy(spans, ({ subscription }) => subscription)
  return {
    items: own.rows.map((row): ListingResults => {
      const counted = byListing.get(row.listing_id) ?? []
      return {
        listing: { kind: row.listing_kind, id: row.listing_id },
        today,
        days: counted
          .filter(({ day }) => day > shiftDay(today, -CHART_DAYS))
          .map(({ day, views, contacts }) => ({ day, views, contacts })),
        paid: (bySubscription.get(row.id) ?? [])
          .slice(0, PAID_SHOWN)
          .map((span) => paidResult(span, counted, today)),
      }
    }),
  }
}

/** Reads the paid plans and boosts of these subscriptions that have already begun, latest first. */
async function readSpans({ db, now }: BillingContext, ids: readonly string[]) {
  if (ids.length === 0) return []
  const at = now()
  const rows = await db
    .selectFrom('paid_periods')
    .select(['subscription_id', 'item_id', 'starts_at', 'ends_at', 'days', 'created_at'])
    .where('subscription_id', 'in', ids)
    .where('transaction_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(ids.length * PAID_SHOWN * 2)
    .execute()
  const names = new Map(
    (await readItems(db, [...new Set(rows.map(({ item_id }) => item_id))])).map(({ id, name }) => [id, name]),
  )
  return rows.flatMap((row): (PaidSpan & { readonly subscription: string })[] => {
    const from = row.starts_at ?? (row.days === null ? row.created_at : null)
    const item = names.get(row.item_id)
    if (from === null || item === undefined || from > at) return []
    const until =
      row.days === null ? shiftDay(kyivDay(from), BUMP_DAYS - 1) : row.ends_at && kyivDay(row.ends_at)
    return [{ subscription: row.subscription_id, item, from: kyivDay(from), until }]
  })
}

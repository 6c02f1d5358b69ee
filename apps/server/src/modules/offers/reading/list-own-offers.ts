import type {
  OfferDeal,
  RouteOutput,
  RouteParsed,
  listOwnOffers as route,
  getOfferStart as startRoute,
} from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder, listOfferedOrders } from '../../directory/index.ts'
import type { OffersContext } from '../offers-context.ts'
import { offersLeftToday } from '../writing/daily-limit.ts'
import type { OfferRow } from '../writing/offer.repository.ts'
import { offerStatus } from '../writing/offer-status.ts'
import { viewOfferOrder } from './offer.view.ts'
import { listOfferDeals } from './offer-deals.ts'

type Row = Omit<OfferRow, 'number'> & {
  readonly number: string
  readonly producer_slug: string | null
  readonly producer_name: string | null
  readonly is_asked: boolean
}

/** Returns the caller's own offers, latest first. */
export async function listOwnOffers(
  ctx: OffersContext,
  { status: given, before: cursor, limit }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const [status, before] = [given ?? null, cursor ?? null]
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  const current = sql<string>`case when o.status in ('sent', 'shortlisted') and o.expires_at <= ${now}
    then 'expired' else o.status end`
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`
      select o.*, p.slug as producer_slug, p.name as producer_name,
          exists (select from offer_asks a where a.offer_id = o.id and a.answered_by is null) as is_asked
        from (
          select o.* from offers o
           where o.owner_id = ${userId} and (${before}::uuid is null or o.id < ${before})
             and (${status}::text is null or ${current} = ${status})
           order by o.id desc limit ${limit + 1}) o
        left join producers p on p.id = o.producer_id
       order by o.id desc`.execute(ctx.db),
    sql<{ status: string; n: number }>`
      select ${current} as status, count(*)::int as n from offers o where o.owner_id = ${userId} group by 1`.execute(
      ctx.db,
    ),
  ])
  const shown = rows.slice(0, limit)
  const [orders, deals] = await Promise.all([
    listOfferedOrders(onTables(ctx.db), [...new Set(shown.map((row) => row.order_id))], now),
    listOfferDeals(
      ctx.db,
      shown.map((row) => row.id),
      now,
    ),
  ])
  return {
    items: shown.flatMap((row) => {
      const order = orders.get(row.order_id)
      return order ? [viewOwn(row, viewOfferOrder(order), deals.get(row.id) ?? null, now)] : []
    }),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries(counts.rows.map(({ status: name, n }) => [name, n])),
  }
}

function viewOwn(
  row: Row,
  order: ReturnType<typeof viewOfferOrder>,
  deal: z.input<typeof OfferDeal> | null,
  now: Date,
) {
  const { producer_id: id, producer_slug: slug, producer_name: name } = row
  return {
    id: row.id,
    number: Number(row.number),
    order,
    producer: id !== null && slug !== null && name !== null ? { id, slug, name } : null,
    status: offerStatus(row, now),
    outdated: row.based_on_terms < order.termsVersion,
    revision: row.revision,
    isAsked: row.is_asked,
    terms: row.terms,
    seenAt: row.seen_at?.toISOString() ?? null,
    closedReason: row.status === 'closed' ? row.closed_reason : null,
    declinedReason: row.status === 'declined' ? row.declined_reason : null,
    dealId: deal?.id ?? null,
    deal,
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns what the caller's latest offer said about VAT, delivery and payment, and how many may be sent today. */
export async function getOfferStart(
  ctx: OffersContext,
  { id }: RouteParsed<typeof startRoute>,
): Promise<RouteOutput<typeof startRoute>> {
  const { userId } = signedIn(ctx)
  const order = await findOfferedOrder(onTables(ctx.db), id, ctx.now())
  if (!order) throw new AppError('not_found')
  const [last, left] = await Promise.all([
    ctx.db
      .selectFrom('offers')
      .select('terms')
      .where('owner_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    offersLeftToday(ctx.db, userId, ctx.now()),
  ])
  if (!last) return { terms: null, left }
  const { vat, delivery, leadFrom, prepaymentPercent, paymentDays, warrantyMonths } = last.terms
  return { terms: { vat, delivery, leadFrom, prepaymentPercent, paymentDays, warrantyMonths }, left }
}

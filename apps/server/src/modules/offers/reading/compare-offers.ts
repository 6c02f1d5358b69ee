import {
  BEST_ROWS,
  type BestRow,
  type ComparisonRow,
  type ComparisonSort,
  OFFER_ASKS_MAX,
  offerSums,
  type RouteOutput,
  type RouteParsed,
  type compareOffers as route,
} from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder, isSealed, type OfferedOrder } from '../../directory/index.ts'
import { viewFile } from '../../uploads/index.ts'
import { agreedSums } from '../deals/agreement.ts'
import type { OffersContext } from '../offers-context.ts'
import * as offers from '../writing/offer.repository.ts'
import { allowedMoves, mayAsk } from '../writing/offer-moves.ts'
import { isLive, offerStatus } from '../writing/offer-status.ts'
import { markSeen } from './get-offer.ts'
import { type AskRow, listAsks, viewAsk, viewOfferOrder } from './offer.view.ts'
import { listTermsBefore, type TermsBefore } from './offer-history.ts'
import { proximityOf } from './proximity.ts'

type Row = offers.OfferRow & {
  readonly producer_slug: string | null
  readonly producer_name: string | null
  readonly producer_city: string | null
  readonly producer_region: number | null
  readonly verified_at: Date | null
  readonly verified_until: Date | null
  readonly completed: number
  readonly deal_id: string | null
}

type View = z.input<typeof ComparisonRow>

/**
 * Returns all offers to the caller's order with exact sums for one quantity. Withdrawn and blocked offers are counted,
 * but not shown. Before the opening of sealed offers only their number is returned. Throws `not_found` for everybody
 * but the owner of the order.
 */
export async function compareOffers(
  ctx: OffersContext,
  { id, quantity, sort }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  const order = await findOfferedOrder(onTables(ctx.db), id, now)
  if (!order || order.ownerId !== userId) throw new AppError('not_found')
  const wanted = quantity ?? order.quantity
  const counts = await countByStatus(ctx, order.id)
  const isOpened = !isSealed(order, now)
  const head = {
    order: {
      ...viewOfferOrder(order),
      vat: order.vat,
      sampleRequired: order.sampleRequired,
      quantity: order.quantity,
      quantityNote: order.quantityNote ?? {},
      budgetMode: order.budgetMode,
      budgetMin: order.budgetMin,
      budgetMax: order.budgetMax,
      budgetPer: order.budgetPer,
      neededBy: order.neededBy,
      expiresAt: order.expiresAt?.toISOString() ?? null,
      dealId: order.dealId,
      confirmUntil: order.status === 'awarded' ? (order.confirmUntil?.toISOString() ?? null) : null,
      offersOpen: order.offersOpen,
    },
    quantity: wanted,
    unit: order.unit,
    currency: order.currency,
    opened: isOpened,
    counts,
  }
  if (!isOpened) return { ...head, items: [] }
  const rows = await listRows(ctx, order.id)
  const ids = rows.map((row) => row.id)
  const [files, asks, before] = await Promise.all([
    offers.listFiles(ctx.db, ids),
    listAsks(ctx.db, ids),
    listTermsBefore(ctx.db, ids),
  ])
  await markSeen(
    ctx.db,
    rows.filter((row) => row.seen_at === null),
    now,
  )
  const parts = {
    files: Map.groupBy(files, (file) => file.offer_id),
    asks: Map.groupBy(asks, (ask) => ask.offer_id),
    before,
  }
  const items = rows.map((row) => viewRow(ctx, order, row, { quantity: wanted, ...parts }))
  return { ...head, items: sorted(withBest(items), sort) }
}

async function countByStatus(ctx: OffersContext, orderId: string) {
  const now = ctx.now()
  const { rows } = await sql<{ status: string; n: number; live: number }>`
    select case when status in ('sent', 'shortlisted') and expires_at <= ${now} then 'expired' else status end as status,
        count(*)::int as n, count(*) filter (where ${isLive(now)})::int as live
      from offers where order_id = ${orderId} group by 1`.execute(ctx.db)
  return {
    live: rows.reduce((sum, { live }) => sum + live, 0),
    byStatus: Object.fromEntries(rows.map(({ status, n }) => [status, n])),
  }
}

async function listRows(ctx: OffersContext, orderId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.*, p.slug as producer_slug, p.name as producer_name, p.city as producer_city,
        p.region_id as producer_region, p.verified_at, p.verified_until,
        (select count(*)::int from deals d where d.producer_id = o.producer_id and d.status = 'completed') as completed,
        d.id as deal_id
      from offers o
      join users u on u.id = o.owner_id and u.blocked_at is null and u.erase_at is null
      left join producers p on p.id = o.producer_id
      left join (
        select distinct on (offer_id) offer_id, id from deals where order_id = ${orderId}
         order by offer_id, created_at desc) d on d.offer_id = o.id
     where o.order_id = ${orderId} and o.status not in ('withdrawn', 'blocked')
     order by o.created_at, o.id`.execute(ctx.db)
  return rows
}

type Parts = {
  readonly quantity: number | null
  readonly files: ReadonlyMap<string, readonly offers.OfferFileRow[]>
  readonly asks: ReadonlyMap<string, readonly AskRow[]>
  readonly before: ReadonlyMap<string, TermsBefore>
}

function viewRow(ctx: OffersContext, order: OfferedOrder, row: Row, parts: Parts): View {
  const now = ctx.now()
  const { terms } = row
  const { code, sums } = offerSums(terms, parts.quantity, terms.quantity)
  const asks = parts.asks.get(row.id) ?? []
  return {
    offer: {
      id: row.id,
      number: Number(row.number),
      status: offerStatus(row, now),
      version: row.version,
      revision: row.revision,
      outdated: row.based_on_terms < order.termsVersion,
      terms,
      before: parts.before.get(row.id) ?? null,
      files: (parts.files.get(row.id) ?? []).map((file) => viewFile(ctx, file)),
      asks: asks.map(viewAsk),
      seenAt: (row.seen_at ?? now).toISOString(),
      declinedReason: row.status === 'declined' ? row.declined_reason : null,
      declinedNote: row.status === 'declined' ? row.declined_note : null,
      decidedAt: row.status === 'declined' || row.status === 'accepted' ? row.status_at.toISOString() : null,
      closedReason: row.status === 'closed' ? row.closed_reason : null,
      dealId: row.deal_id,
      expiresAt: row.expires_at.toISOString(),
      createdAt: row.created_at.toISOString(),
      producer: viewProducer(ctx, row, now),
      allowed: allowedMoves(row, order, 'customer', now),
      canAsk: mayAsk(row, order, asks.length, OFFER_ASKS_MAX, now),
    },
    comparable: code === null,
    code,
    goods: sums?.goods ?? null,
    setup: sums?.setup ?? null,
    delivery: sums?.delivery ?? null,
    net: sums?.net ?? null,
    gross: sums?.gross ?? null,
    unitNet: sums?.unitNet ?? null,
    unitGross: sums?.unitGross ?? null,
    proximity:
      row.producer_region === null
        ? null
        : proximityOf(
            { region: ctx.dictionaries.region(order.regionKey).code, city: order.city },
            { region: ctx.dictionaries.region(row.producer_region).code, city: row.producer_city },
          ),
    agreement: viewAgreement(order, terms),
    best: [],
  }
}

function viewAgreement(order: OfferedOrder, terms: Row['terms']): View['agreement'] {
  const { quantity, code, sums } = agreedSums(order, terms)
  return {
    quantity,
    unit: order.unit ?? terms.unit,
    code,
    net: sums?.net ?? null,
    gross: sums?.gross ?? null,
    unitGross: sums?.unitGross ?? null,
  }
}

function viewProducer(ctx: OffersContext, row: Row, now: Date) {
  const { producer_id: id, producer_slug: slug, producer_name: name } = row
  if (id === null || slug === null || name === null) return null
  const isVerified = row.verified_until !== null && row.verified_until > now
  return {
    id,
    slug,
    name,
    city: row.producer_city,
    regionSlug: row.producer_region === null ? null : ctx.dictionaries.region(row.producer_region).code,
    verified:
      isVerified && row.verified_at && row.verified_until
        ? { since: kyivDay(row.verified_at), until: kyivDay(row.verified_until) }
        : null,
    completedDeals: row.completed,
  }
}

/**
 * Names the best offers of each row. Only offers that can be accepted as they are take part, and the accepted one: after
 * the award the marks say what they said before.
 */
function withBest(items: readonly View[]): View[] {
  const isRival = (item: View) => isCompared(item) && (isOpen(item) || item.offer.status === 'accepted')
  const rivals = items.filter(isRival)
  if (rivals.length < 2) return [...items]
  const best = new Map(BEST_ROWS.map((row) => [row, bestValue(row, rivals)]))
  return items.map((item) => ({
    ...item,
    best: isRival(item) ? BEST_ROWS.filter((row) => figureOf(row, item) === best.get(row)) : [],
  }))
}

function isOpen({ offer: { status } }: View): boolean {
  return status === 'sent' || status === 'shortlisted'
}

/** Whether the sums of an offer are known and meant for the order as it is now. */
function isCompared({ offer, comparable }: View): boolean {
  return comparable && !offer.outdated
}

/** A row in which all are equal has no best, and neither have days that are counted from different events. */
function bestValue(row: BestRow, rivals: readonly View[]): number | undefined {
  const starts = new Set(rivals.map(({ offer }) => offer.terms.leadFrom))
  if (row === 'leadDays' && starts.size > 1) return undefined
  const values = rivals.map((item) => figureOf(row, item))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (least === most) return undefined
  return row === 'warrantyMonths' ? most : least
}

function figureOf(row: BestRow, item: View): number {
  switch (row) {
    case 'leadDays':
    case 'prepaymentPercent':
    case 'warrantyMonths':
      return item.offer.terms[row]
    default:
      return Number(item[row] ?? Number.NaN)
  }
}

/** Offers without a figure come last, and in the sorts by price also those that are not compared. */
function sorted(items: View[], sort: ComparisonSort): View[] {
  // Rows come in the order in which they were received.
  if (sort === 'received') return items
  const isLast = (item: View) => sort !== 'leadDays' && !isCompared(item)
  return items.toSorted(
    (one, other) =>
      Number(isLast(one)) - Number(isLast(other)) ||
      compareFigures(figureOf(sort, one), figureOf(sort, other)),
  )
}

function compareFigures(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
  return one - other
}

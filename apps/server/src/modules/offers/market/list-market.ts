import type {
  DealStatus,
  listMarketDeals as dealsRoute,
  OfferStatus,
  listMarketOffers as offersRoute,
  openDeal as openDealRoute,
  openOffer as openOfferRoute,
  RouteOutput,
  RouteParsed,
} from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import { localized } from '../../directory/index.ts'
import * as deals from '../deals/deal.repository.ts'
import { viewDeal } from '../deals/deal.view.ts'
import { auditOffers } from '../offers.audit.ts'
import type { OffersContext } from '../offers-context.ts'
import { viewOffer } from '../reading/offer.view.ts'
import * as offers from '../writing/offer.repository.ts'

type OrderColumns = {
  readonly order_id: string
  readonly order_number: string
  readonly order_slug: string
  readonly title_uk: string | null
  readonly title_en: string | null
  readonly producer_id: string | null
  readonly producer_slug: string | null
  readonly producer_name: string | null
}

/** Returns offers for staff, latest first, without what they say. */
export async function listMarketOffers(
  ctx: OffersContext,
  { status, orderId, userId, before, limit }: RouteParsed<typeof offersRoute>,
): Promise<RouteOutput<typeof offersRoute>> {
  requireRight(ctx, 'view')
  const current = sql<RouteOutput<typeof offersRoute>['items'][number]['status']>`
    case when o.status in ('sent', 'shortlisted') and o.expires_at <= ${ctx.now()} then 'expired' else o.status end`
  const { rows } = await sql<
    OrderColumns & {
      readonly id: string
      readonly number: string
      readonly status: RouteOutput<typeof offersRoute>['items'][number]['status']
      readonly version: number
      readonly revision: number
      readonly owner_id: string | null
      readonly owner: string | null
      readonly created_at: Date
      readonly updated_at: Date
    }
  >`
    select o.id, o.number, ${current} as status, o.version, o.revision, o.owner_id, o.created_at, o.updated_at,
        u.firstname || ' ' || u.lastname as owner, l.id as order_id, l.number as order_number, l.slug as order_slug,
        l.title_uk, l.title_en, p.id as producer_id, p.slug as producer_slug, p.name as producer_name
      from offers o join orders l on l.id = o.order_id
      left join users u on u.id = o.owner_id left join producers p on p.id = o.producer_id
     where ${allOf([
       status && hasOfferStatus(status, ctx.now()),
       orderId && sql<boolean>`o.order_id = ${orderId}`,
       userId && sql<boolean>`o.owner_id = ${userId}`,
       before && sql<boolean>`o.id < ${before}`,
     ])}
     order by o.id desc limit ${limit + 1}`.execute(ctx.db)
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      number: Number(row.number),
      order: viewOrderOf(row),
      producer: viewProducerOf(row),
      owner: row.owner_id === null ? null : { id: row.owner_id, name: (row.owner ?? '').trim() },
      status: row.status,
      version: row.version,
      revision: row.revision,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
  }
}

/** Returns deals for staff, latest first, without what was agreed. */
export async function listMarketDeals(
  ctx: OffersContext,
  { status, orderId, userId, before, limit }: RouteParsed<typeof dealsRoute>,
): Promise<RouteOutput<typeof dealsRoute>> {
  requireRight(ctx, 'view')
  type Item = RouteOutput<typeof dealsRoute>['items'][number]
  const current = sql`case when d.status = 'awaiting' and d.lapses_at <= ${ctx.now()} then 'lapsed'
    when d.status = 'delivered' and d.completes_at <= ${ctx.now()} then 'completed' else d.status end`
  const { rows } = await sql<
    OrderColumns & {
      readonly id: string
      readonly number: string
      readonly status: Item['status']
      readonly customer_id: string | null
      readonly customer: string | null
      readonly supplier_id: string | null
      readonly supplier: string | null
      readonly created_at: Date
      readonly updated_at: Date
    }
  >`
    select d.id, d.number, ${current} as status, d.customer_id, d.supplier_id, d.created_at, d.updated_at,
        c.firstname || ' ' || c.lastname as customer, s.firstname || ' ' || s.lastname as supplier,
        l.id as order_id, l.number as order_number, l.slug as order_slug, l.title_uk, l.title_en,
        p.id as producer_id, p.slug as producer_slug, p.name as producer_name
      from deals d left join orders l on l.id = d.order_id
      left join users c on c.id = d.customer_id left join users s on s.id = d.supplier_id
      left join producers p on p.id = d.producer_id
     where ${allOf([
       status && hasDealStatus(status, ctx.now()),
       orderId && sql<boolean>`d.order_id = ${orderId}`,
       userId && sql<boolean>`(d.customer_id = ${userId} or d.supplier_id = ${userId})`,
       before && sql<boolean>`d.id < ${before}`,
     ])}
     order by d.id desc limit ${limit + 1}`.execute(ctx.db)
  const person = (id: string | null, name: string | null) =>
    id === null ? null : { id, name: (name ?? '').trim() }
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      number: Number(row.number),
      order: row.order_id === null ? null : viewOrderOf(row),
      producer: viewProducerOf(row),
      customer: person(row.customer_id, row.customer),
      supplier: person(row.supplier_id, row.supplier),
      status: row.status,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
  }
}

/** Joins the conditions that are given. Each may be answered by an index, which a comparison with null would prevent. */
function allOf(conditions: readonly (RawBuilder<boolean> | '' | undefined)[]): RawBuilder<unknown> {
  return sql.join([sql`true`, ...conditions.filter((each) => each !== undefined && each !== '')], sql` and `)
}

function hasOfferStatus(status: OfferStatus, now: Date): RawBuilder<boolean> {
  if (status === 'expired') return sql`(o.status in ('sent', 'shortlisted') and o.expires_at <= ${now})`
  const isOpen = status === 'sent' || status === 'shortlisted'
  return isOpen ? sql`(o.status = ${status} and o.expires_at > ${now})` : sql`o.status = ${status}`
}

function hasDealStatus(status: DealStatus, now: Date): RawBuilder<boolean> {
  switch (status) {
    case 'awaiting':
      return sql`(d.status = 'awaiting' and d.lapses_at > ${now})`
    case 'lapsed':
      return sql`(d.status = 'lapsed' or (d.status = 'awaiting' and d.lapses_at <= ${now}))`
    case 'delivered':
      return sql`(d.status = 'delivered' and d.completes_at > ${now})`
    case 'completed':
      return sql`(d.status = 'completed' or (d.status = 'delivered' and d.completes_at <= ${now}))`
    default:
      return sql`d.status = ${status}`
  }
}

/** Returns what an offer says, and records who read it and why. Throws `not_found`. */
export async function openOffer(
  ctx: OffersContext,
  { id, reason }: RouteParsed<typeof openOfferRoute>,
): Promise<RouteOutput<typeof openOfferRoute>> {
  requireRight(ctx, 'listings')
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await offers.find(tx, id))) throw new AppError('not_found')
    await auditOffers(ctx, tx, 'offer.opened_by_staff', id, { reason })
    return viewOffer({ ...ctx, db: tx }, id, null) as Promise<RouteOutput<typeof openOfferRoute>>
  })
}

/** Returns a whole deal, and records who read it and why. Throws `not_found`. */
export async function openDeal(
  ctx: OffersContext,
  { id, reason }: RouteParsed<typeof openDealRoute>,
): Promise<RouteOutput<typeof openDealRoute>> {
  requireRight(ctx, 'listings')
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await deals.find(tx, id))) throw new AppError('not_found')
    await auditOffers(ctx, tx, 'deal.opened_by_staff', id, { reason })
    return viewDeal({ ...ctx, db: tx }, id, null) as Promise<RouteOutput<typeof openDealRoute>>
  })
}

function viewOrderOf(row: OrderColumns) {
  return {
    id: row.order_id,
    number: Number(row.order_number),
    slug: row.order_slug,
    title: localized(row.title_uk, row.title_en),
  }
}

function viewProducerOf({ producer_id: id, producer_slug: slug, producer_name: name }: OrderColumns) {
  return id !== null && slug !== null && name !== null ? { id, slug, name } : null
}

import type { Deal, DealSide, DealSummary } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { localized } from '../../directory/index.ts'
import type { Db, OffersContext } from '../offers-context.ts'
import * as deals from './deal.repository.ts'
import { allowedDealMoves, dealStatus } from './deal-moves.ts'

const NOBODY = { userId: null, name: null, email: null, phone: null }

export function sideOfDeal(
  { customer_id, supplier_id }: Pick<deals.DealRow, 'customer_id' | 'supplier_id'>,
  userId: string,
): DealSide | undefined {
  if (customer_id === userId) return 'customer'
  return supplier_id === userId ? 'producer' : undefined
}

/** Renders a deal for one of its sides, or for staff with the side null. Throws `not_found`. */
export async function viewDeal(
  ctx: Pick<OffersContext, 'now'> & { readonly db: Db },
  id: string,
  side: DealSide | null,
): Promise<z.input<typeof Deal>> {
  const { db } = ctx
  const now = ctx.now()
  const row = await deals.find(db, id)
  if (!row) throw new AppError('not_found')
  const [things, log] = await Promise.all([readThings(db, [row]), listLog(db, id)])
  return {
    ...viewSummary(row, side, things, now),
    snapshot: row.snapshot,
    customer: row.parties.customer ?? NOBODY,
    supplier: row.parties.supplier ?? NOBODY,
    log,
    returned: row.returned,
    allowed: side === null ? [] : allowedDealMoves(row, side, now),
  }
}

export type Things = Awaited<ReturnType<typeof readThings>>

/** The orders and producers of deals, as they are now. */
export async function readThings(db: Db, rows: readonly deals.DealRow[]) {
  const orderIds = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))]
  const producerIds = [...new Set(rows.flatMap(({ producer_id }) => producer_id ?? []))]
  const [orders, producers] = await Promise.all([
    orderIds.length === 0
      ? []
      : db
          .selectFrom('orders')
          .select(['id', 'number', 'slug', 'title_uk', 'title_en'])
          .where('id', 'in', orderIds)
          .execute(),
    producerIds.length === 0
      ? []
      : db.selectFrom('producers').select(['id', 'slug', 'name']).where('id', 'in', producerIds).execute(),
  ])
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    producers: new Map(producers.map((producer) => [producer.id, producer])),
  }
}

export function viewSummary(
  row: deals.DealRow,
  side: DealSide | null,
  { orders, producers }: Things,
  now: Date,
): z.input<typeof DealSummary> {
  const status = dealStatus(row, now)
  const order = row.order_id === null ? undefined : orders.get(row.order_id)
  return {
    id: row.id,
    number: Number(row.number),
    status,
    version: row.version,
    side,
    order: order
      ? {
          id: order.id,
          number: order.number,
          slug: order.slug,
          title: localized(order.title_uk, order.title_en),
        }
      : null,
    producer: (row.producer_id === null ? undefined : producers.get(row.producer_id)) ?? null,
    offerId: row.offer_id,
    customerName: row.parties.customer?.name ?? null,
    currency: row.snapshot.currency,
    gross: row.snapshot.gross,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lapsesAt: status === 'awaiting' ? row.lapses_at.toISOString() : null,
    completesAt: status === 'delivered' ? (row.completes_at?.toISOString() ?? null) : null,
  }
}

async function listLog(db: Db, dealId: string) {
  const rows = await db
    .selectFrom('deal_log')
    .select(['from_status', 'to_status', 'actor', 'note', 'at'])
    .where('deal_id', '=', dealId)
    .orderBy('id')
    .execute()
  return rows.map(({ from_status, to_status, actor, note, at }) => ({
    from: from_status,
    to: to_status,
    by: actor,
    note,
    at: at.toISOString(),
  }))
}

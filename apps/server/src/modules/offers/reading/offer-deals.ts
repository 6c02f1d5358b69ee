import type { DealSide, OfferDeal } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { dealStatus, type MovingDeal } from '../deals/deal-moves.ts'
import type { Db } from '../offers-context.ts'

type Row = MovingDeal & {
  readonly id: string
  readonly offer_id: string
  readonly status_at: Date
  readonly created_at: Date
  readonly actor: DealSide | null
}

type View = z.input<typeof OfferDeal>

/** The latest deal of each of the offers that was ever accepted, by the id of the offer. */
export async function listOfferDeals(
  db: Db,
  offerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, View>> {
  if (offerIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select distinct on (d.offer_id) d.offer_id, d.id, d.status, d.lapses_at, d.completes_at, d.returned,
        d.status_at, d.created_at,
        (select l.actor from deal_log l where l.deal_id = d.id order by l.id desc limit 1) as actor
      from deals d where d.offer_id = any(${offerIds}::uuid[])
     order by d.offer_id, d.created_at desc`.execute(db)
  return new Map(rows.map((row) => [row.offer_id, viewDealOf(row, now)]))
}

function viewDealOf(row: Row, now: Date): View {
  const status = dealStatus(row, now)
  const isByClock = status !== row.status
  const end = status === 'lapsed' ? row.lapses_at : row.completes_at
  return {
    id: row.id,
    status,
    by: isByClock ? null : row.actor,
    acceptedAt: row.created_at.toISOString(),
    at: ((isByClock && end) || row.status_at).toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
  }
}

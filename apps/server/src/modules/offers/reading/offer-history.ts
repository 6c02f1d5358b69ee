import type { AskField, CloseReason, ConversationLine, DealStatus, OfferTerms } from '@verstat/contract'
import { sql } from 'kysely'
import type { OffersDb } from '../offer-hooks.ts'

/** The offers of one producer to one order. */
export type OfferedBy = { readonly orderId: string; readonly producerId: string }

const DEAL_LINES: Readonly<Record<DealStatus, ConversationLine>> = {
  awaiting: 'offer.accepted',
  active: 'deal.active',
  declined: 'deal.declined',
  delivered: 'deal.delivered',
  completed: 'deal.completed',
  cancelled: 'deal.cancelled',
  lapsed: 'deal.lapsed',
}

/**
 * What has happened between a producer and an order so far, oldest first: offers, requests, revisions, how they stand,
 * deals.
 */
export async function listHappenings(
  db: OffersDb,
  { orderId, producerId }: OfferedBy,
): Promise<{ readonly code: ConversationLine; readonly at: Date }[]> {
  const { rows } = await sql<{ kind: string; of: string | null; to: string | null; at: Date }>`
    select 'offer' as kind, null as of, case r.revision when 1 then 'sent' else 'revised' end as to, r.created_at as at,
        r.revision::bigint as place
      from offers o join offer_revisions r on r.offer_id = o.id
     where o.order_id = ${orderId} and o.producer_id = ${producerId}
    union all
    select 'offer', null, o.status, o.status_at, 100 from offers o
     where o.order_id = ${orderId} and o.producer_id = ${producerId}
       and o.status in ('shortlisted', 'declined', 'withdrawn', 'closed')
    union all
    select 'offer', null, 'asked', a.created_at, 50 from offers o join offer_asks a on a.offer_id = o.id
     where o.order_id = ${orderId} and o.producer_id = ${producerId}
    union all
    select 'deal', l.from_status, l.to_status, l.at, 100 + l.id
      from deals d join deal_log l on l.deal_id = d.id
     where d.order_id = ${orderId} and d.producer_id = ${producerId}
    order by at, place`.execute(db)
  return rows.map(({ kind, of, to, at }) => {
    if (kind === 'offer') return { code: `offer.${to}` as ConversationLine, at }
    const isReturn = of === 'delivered' && to === 'active'
    return { code: isReturn ? 'deal.returned' : DEAL_LINES[to as DealStatus], at }
  })
}

/** What the customer has asked the producer to change, and when. */
export async function listAskedChanges(
  db: OffersDb,
  { orderId, producerId }: OfferedBy,
): Promise<{ readonly text: string; readonly fields: AskField[]; readonly created_at: Date }[]> {
  return db
    .selectFrom('offer_asks as ask')
    .innerJoin('offers as offer', 'offer.id', 'ask.offer_id')
    .select(['ask.text', 'ask.fields', 'ask.created_at'])
    .where('offer.order_id', '=', orderId)
    .where('offer.producer_id', '=', producerId)
    .execute()
}

export type TermsBefore = { readonly terms: OfferTerms; readonly changedAt: string }

/** The terms of revised offers before their last revision, and when that came, by the id of the offer. */
export async function listTermsBefore(
  db: OffersDb,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, TermsBefore>> {
  if (offerIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; terms: OfferTerms; at: Date }>`
    select o.id, past.terms, present.created_at as at
      from offers o
      join offer_revisions present on present.offer_id = o.id and present.revision = o.revision
      join offer_revisions past on past.offer_id = o.id and past.revision = o.revision - 1
     where o.id = any(${[...offerIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, terms, at }) => [id, { terms, changedAt: at.toISOString() }]))
}

/** Whether the producer has offered to the order, or is invited to. */
export async function isInvolved(db: OffersDb, { orderId, producerId }: OfferedBy): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from offers where order_id = ${orderId} and producer_id = ${producerId})
      or exists (select from order_invitations where order_id = ${orderId} and producer_id = ${producerId})
      as is`.execute(db)
  return rows[0]?.is ?? false
}

/** The latest offer of the producer to the order that is not blocked, and the latest deal about it. */
export async function findOfferAndDeal(
  db: OffersDb,
  { orderId, producerId }: OfferedBy,
): Promise<{
  readonly offerId: string | null
  readonly dealId: string | null
  readonly closedReason: CloseReason | null
}> {
  const { rows } = await sql<{ offer: string | null; closed: CloseReason | null; deal: string | null }>`
    select last.id as offer, case last.status when 'closed' then last.closed_reason end as closed,
      (select id from deals where order_id = ${orderId} and producer_id = ${producerId}
        order by id desc limit 1) as deal
      from (select 1) one
      left join lateral (
        select id, status, closed_reason from offers
         where order_id = ${orderId} and producer_id = ${producerId} and status <> 'blocked'
         order by id desc limit 1) last on true`.execute(db)
  const [row] = rows
  return { offerId: row?.offer ?? null, dealId: row?.deal ?? null, closedReason: row?.closed ?? null }
}

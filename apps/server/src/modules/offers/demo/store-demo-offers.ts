import { CONFIRM_DAYS, type DealSide, type DealStatus, SILENCE_DAYS } from '@verstat/contract'
import { kyivDayEnd } from '@verstat/i18n'
import type { Insertable } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { listOfferedOrders, type OfferedOrder } from '../../directory/index.ts'
import { agreementOf } from '../deals/agreement.ts'
import type { DealLogTable, DealTable, OfferTable } from '../offers.tables.ts'
import type { Tx } from '../offers-context.ts'
import { type TermsInput, toTerms } from '../writing/check-terms.ts'
import type { OfferRow } from '../writing/offer.repository.ts'

const DAY_MS = 86_400_000

export type DemoOffer = {
  readonly orderId: string
  readonly producerId: string
  readonly ownerId: string
  readonly terms: TermsInput & { readonly validUntil: string }
  readonly sentAt: Date
  /** Null while the customer has not read the offer. */
  readonly seenAt: Date | null
  /** What became of the offer. */
  readonly outcome: DemoOutcome
  /** Whether the order has changed since, and the offer has not. */
  readonly isOutdated?: boolean
}

type DemoOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'shortlisted'; readonly at: Date }
  | {
      readonly status: 'declined'
      readonly at: Date
      readonly reason: NonNullable<OfferRow['declined_reason']>
      readonly note: string
    }
  | { readonly status: 'closed'; readonly at: Date; readonly reason: NonNullable<OfferRow['closed_reason']> }
  | { readonly status: 'accepted'; readonly steps: readonly DemoStep[] }

/** One status of a deal. The first is `awaiting`, and the last is the present one. */
export type DemoStep = {
  readonly to: DealStatus
  /** Null for what the clock did. */
  readonly by: DealSide | null
  readonly at: Date
  readonly note?: string
}

/** The present state of a deal, for its order. */
export type DemoDeal = {
  readonly id: string
  readonly orderId: string
  readonly status: DealStatus
  readonly at: Date
  readonly lapsesAt: Date
  readonly completesAt: Date | null
}

/**
 * Stores offers and the deals about those that were accepted, in the caller's transaction. The orders stay as they are:
 * the caller brings them to the state of their deals, which are returned.
 */
export async function storeDemoOffers(
  tx: Tx,
  offers: readonly DemoOffer[],
  now: Date,
): Promise<readonly DemoDeal[]> {
  if (offers.length === 0) return []
  const orderIds = [...new Set(offers.map(({ orderId }) => orderId))]
  const orders = await listOfferedOrders(onTables(tx), orderIds, now)
  const orderOf = (id: string): OfferedOrder => {
    const order = orders.get(id)
    if (!order) throw new Error(`No order ${id}`)
    return order
  }
  const made = offers
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
    .map((offer) => ({ offer, row: offerRow(offer, orderOf(offer.orderId)) }))
  const stored = await tx
    .insertInto('offers')
    .values(made.map(({ row }) => row))
    .returningAll()
    .execute()
  await tx
    .insertInto('offer_revisions')
    .values(
      made.map(({ row }) => ({
        offer_id: row.id,
        revision: 1,
        based_on_terms: row.based_on_terms,
        terms: row.terms,
        created_at: row.created_at,
      })),
    )
    .execute()
  const rows = new Map(stored.map((row) => [row.id, row]))
  const accepted = made.flatMap(({ offer, row: { id } }) => {
    const row = rows.get(id)
    return row && offer.outcome.status === 'accepted' ? [{ row, steps: offer.outcome.steps }] : []
  })
  return storeDeals(tx, accepted, orderOf)
}

function offerRow(offer: DemoOffer, order: OfferedOrder) {
  const { outcome, sentAt } = offer
  const terms = toTerms(offer.terms, order, sentAt)
  const end = outcome.status === 'accepted' ? afterDeal(outcome.steps) : afterDecision(outcome, sentAt)
  return {
    id: sequentialUuidV7(sentAt),
    order_id: offer.orderId,
    producer_id: offer.producerId,
    owner_id: offer.ownerId,
    based_on_terms: order.termsVersion - Number(offer.isOutdated ?? false),
    terms: JSON.stringify(terms),
    expires_at: kyivDayEnd(terms.validUntil),
    seen_at: offer.seenAt,
    created_at: sentAt,
    updated_at: end.status_at,
    ...end,
  } satisfies Insertable<OfferTable>
}

type End = Pick<Insertable<OfferTable>, 'status' | 'prior_status' | 'status_at'> &
  Pick<Insertable<OfferTable>, 'declined_reason' | 'declined_note' | 'closed_reason'>

function afterDecision(outcome: Exclude<DemoOutcome, { status: 'accepted' }>, sentAt: Date): End {
  const { status } = outcome
  if (status === 'sent') return { status, status_at: sentAt }
  const common = { status, status_at: outcome.at }
  if (status === 'shortlisted') return common
  return status === 'declined'
    ? { ...common, prior_status: 'sent', declined_reason: outcome.reason, declined_note: outcome.note }
    : { ...common, prior_status: 'sent', closed_reason: outcome.reason }
}

/** What the end of a deal makes of its offer, as in `change-deal.ts` and `settle-deals.ts`. */
function afterDeal(steps: readonly DemoStep[]): End {
  const last = lastOf(steps)
  if (last.to === 'lapsed') return { status: 'sent', status_at: last.at }
  if (last.to === 'declined' || last.to === 'cancelled') return { status: 'withdrawn', status_at: last.at }
  return { status: 'accepted', prior_status: 'shortlisted', status_at: firstOf(steps).at }
}

async function storeDeals(
  tx: Tx,
  accepted: readonly { readonly row: OfferRow; readonly steps: readonly DemoStep[] }[],
  orderOf: (id: string) => OfferedOrder,
): Promise<readonly DemoDeal[]> {
  const deals: DemoDeal[] = []
  const rows: Insertable<DealTable>[] = []
  const log: Insertable<DealLogTable>[] = []
  const since = (steps: readonly DemoStep[]) => firstOf(steps).at.getTime()
  for (const { row, steps } of accepted.toSorted((one, other) => since(one.steps) - since(other.steps))) {
    const [first, last] = [firstOf(steps), lastOf(steps)]
    const id = sequentialUuidV7(first.at)
    const deal: DemoDeal = {
      id,
      orderId: row.order_id,
      status: last.to,
      at: last.at,
      lapsesAt: new Date(first.at.getTime() + CONFIRM_DAYS * DAY_MS),
      completesAt: last.to === 'delivered' ? new Date(last.at.getTime() + SILENCE_DAYS * DAY_MS) : null,
    }
    deals.push(deal)
    rows.push({
      id,
      ...(await agreementOf(tx, orderOf(row.order_id), row)),
      status: last.to,
      status_at: last.at,
      version: steps.length,
      lapses_at: deal.lapsesAt,
      completes_at: deal.completesAt,
      created_at: first.at,
      updated_at: last.at,
    })
    log.push(...steps.map((step, place) => logRow(id, step, steps[place - 1])))
  }
  if (rows.length === 0) return []
  await tx.insertInto('deals').values(rows).execute()
  await tx.insertInto('deal_log').values(log).execute()
  return deals
}

function logRow(dealId: string, { to, by, at, note }: DemoStep, before: DemoStep | undefined) {
  return {
    deal_id: dealId,
    from_status: before?.to ?? null,
    to_status: to,
    actor: by,
    note: note ?? null,
    at,
  }
}

function firstOf(steps: readonly DemoStep[]): DemoStep {
  const [first] = steps
  if (!first) throw new Error('A deal has at least one status.')
  return first
}

function lastOf(steps: readonly DemoStep[]): DemoStep {
  return steps.at(-1) ?? firstOf(steps)
}

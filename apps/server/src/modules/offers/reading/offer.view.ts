import { OFFER_ASKS_MAX, type Offer, type OfferTerms } from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { viewFile } from '../../uploads/index.ts'
import type { Db, OffersContext } from '../offers-context.ts'
import * as offers from '../writing/offer.repository.ts'
import { allowedMoves, mayAsk, mayConfirm, mayRevise, type OfferSide } from '../writing/offer-moves.ts'
import { offerStatus } from '../writing/offer-status.ts'
import { listOfferDeals } from './offer-deals.ts'

type ViewContext = Pick<OffersContext, 'now' | 'accounts'> & { readonly db: Db }

/** Renders an offer with all its terms. The caller has checked that this side may read it. Throws `not_found`. */
export async function viewOffer(
  ctx: ViewContext,
  id: string,
  side: OfferSide | null,
): Promise<z.input<typeof Offer>> {
  const { db } = ctx
  const now = ctx.now()
  const row = await offers.find(db, id)
  const order = row && (await findOfferedOrder(onTables(db), row.order_id, now))
  if (!row || !order) throw new AppError('not_found')
  const [producer, files, history, asks, deals] = await Promise.all([
    findProducer(db, row.producer_id),
    offers.listFiles(db, [id]),
    listHistory(db, row),
    listAsks(db, [id]),
    listOfferDeals(db, [id], now),
  ])
  const deal = deals.get(id)
  const isAsked = asks.some(({ answered_by }) => answered_by === null)
  return {
    id,
    number: Number(row.number),
    order: viewOfferOrder(order),
    producer,
    side: side === 'moderator' ? null : side,
    status: offerStatus(row, now),
    revision: row.revision,
    version: row.version,
    basedOnTerms: row.based_on_terms,
    outdated: row.based_on_terms < order.termsVersion,
    terms: row.terms,
    files: files.map((file) => viewFile(ctx, file)),
    history,
    asks: asks.map(viewAsk),
    seenAt: row.seen_at?.toISOString() ?? null,
    declinedReason: row.status === 'declined' ? row.declined_reason : null,
    declinedNote: row.status === 'declined' ? row.declined_note : null,
    closedReason: row.status === 'closed' ? row.closed_reason : null,
    blockedReason: side === 'customer' ? null : row.blocked_reason,
    dealId: deal?.id ?? null,
    deal: deal ?? null,
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    allowed: side === null ? [] : allowedMoves(row, order, side, now),
    can: {
      revise: side === 'producer' && mayRevise(row, order, isAsked, now),
      confirm: side === 'producer' && mayConfirm(row, order, now),
      ask: side === 'customer' && mayAsk(row, order, asks.length, OFFER_ASKS_MAX, now),
    },
  }
}

export function viewOfferOrder({ id, number, slug, title, status, termsVersion }: OfferedOrder) {
  return { id, number, slug, title, status, termsVersion }
}

export type AskRow = Awaited<ReturnType<typeof listAsks>>[number]

export async function listAsks(db: Db, offerIds: readonly string[]) {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('offer_asks')
    .select(['offer_id', 'text', 'fields', 'answered_by', 'created_at'])
    .where('offer_id', 'in', [...offerIds])
    .orderBy('created_at')
    .execute()
}

export function viewAsk({ text, fields, answered_by, created_at }: AskRow) {
  return { text, fields, at: created_at.toISOString(), answeredBy: answered_by }
}

/** Revisions before the present one, latest first. */
async function listHistory(db: Db, { id, revision }: offers.OfferRow) {
  const rows = await db
    .selectFrom('offer_revisions')
    .select(['revision', 'terms', 'created_at'])
    .where('offer_id', '=', id)
    .where('revision', '<', revision)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(({ revision: number, terms, created_at }) => ({
    revision: number,
    at: created_at.toISOString(),
    terms: terms satisfies OfferTerms,
  }))
}

async function findProducer(db: Db, id: string | null) {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('producers')
          .select(['id', 'slug', 'name'])
          .where('id', '=', id)
          .executeTakeFirst()
  return row ?? null
}

import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder, isSealed, type OfferedOrder } from '../../directory/index.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { viewOffer } from '../reading/offer.view.ts'
import * as offers from './offer.repository.ts'
import { allowedMoves, type OfferSide } from './offer-moves.ts'

export type LockedOffer = { readonly offer: offers.OfferRow; readonly order: OfferedOrder }

/**
 * Locks an offer for one of its two sides. Throws `not_found` for everybody else, `move_forbidden` with the caller's
 * own moves when the caller is the other side, and `offer_sealed` for the customer before the opening.
 */
export async function withOffer<T>(
  ctx: OffersContext,
  id: string,
  side: 'customer' | 'producer',
  write: (tx: Tx, locked: LockedOffer) => Promise<T>,
): Promise<T> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockOffer(ctx, tx, id)
    const actual = locked && sideOf(locked, userId)
    if (!actual) throw new AppError('not_found')
    if (actual !== side) throw refuse(locked.offer, locked.order, actual, ctx.now())
    checkOpened(locked, actual, ctx.now())
    return write(tx, locked)
  })
}

/** Locks both people, the order and the offer. */
export async function lockOffer(
  ctx: Pick<OffersContext, 'now'>,
  tx: Tx,
  id: string,
): Promise<LockedOffer | undefined> {
  const found = await offers.find(tx, id)
  const order = found && (await findOfferedOrder(onTables(tx), found.order_id, ctx.now()))
  if (!found || !order) return undefined
  return offers.lockMarket(tx, found, [found.owner_id, order.ownerId], ctx.now())
}

/** Blocked offers do not exist for the customer. */
export function sideOf({ offer, order }: LockedOffer, userId: string): 'customer' | 'producer' | undefined {
  if (offer.owner_id === userId) return 'producer'
  return order.ownerId === userId && offer.status !== 'blocked' ? 'customer' : undefined
}

export function checkOpened({ order }: LockedOffer, side: OfferSide, now: Date): void {
  if (side === 'customer' && isSealed(order, now)) throw new AppError('offer_sealed')
}

export function refuse(offer: offers.OfferRow, order: OfferedOrder, side: OfferSide, now: Date): AppError {
  return new AppError('move_forbidden', { allowed: allowedMoves(offer, order, side, now) })
}

/** Throws `stale` with the present offer when the caller has read an older version. */
export async function checkVersion(
  ctx: OffersContext,
  tx: Tx,
  offer: offers.OfferRow,
  side: 'customer' | 'producer',
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === offer.version) return
  throw new AppError('stale', { current: await viewOffer({ ...ctx, db: tx }, offer.id, side) })
}

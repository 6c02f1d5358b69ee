import {
  DECLINE_REASONS,
  type RouteOutput,
  type RouteParsed,
  type setOfferStatus as route,
  SHORTLIST_MAX,
  STAFF_REASON_MIN,
} from '@verstat/contract'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { mayUsePanel, signedIn } from '../../accounts/index.ts'
import { acceptOffer } from '../deals/accept-offer.ts'
import { takeBackAcceptance } from '../deals/change-deal.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import { tell } from './follow-order.ts'
import * as offers from './offer.repository.ts'
import { allowedMoves, OFFER_MOVES, type OfferMove, type OfferSide } from './offer-moves.ts'
import { offerStatus } from './offer-status.ts'
import { countLive } from './offering.ts'
import { producerName } from './revise-offer.ts'
import { unblockOffer } from './unblock-offer.ts'
import { checkOpened, checkVersion, type LockedOffer, lockOffer, refuse, sideOf } from './with-offer.ts'

type Input = RouteParsed<typeof route>
type To = OfferMove['to']

/**
 * Sets the status of an offer. The side decides which statuses: the customer decides, the producer withdraws,
 * moderators block. Throws `not_found` for everybody else, `move_forbidden` with the allowed statuses, `stale` with the
 * present offer, `offer_sealed`, `offer_outdated` and `offers_closed`.
 */
export async function changeOffer(ctx: OffersContext, input: Input): Promise<RouteOutput<typeof route>> {
  const actor = signedIn(ctx)
  const to = OFFER_MOVES.find((move) => move.to === input.status)?.to
  if (to === undefined) throw invalid({ path: 'status', code: 'invalid_value' })
  if (to === 'accepted' && input.version === undefined) throw invalid({ path: 'version', code: 'required' })
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockOffer(ctx, tx, input.id)
    const side = locked && (sideOf(locked, actor.userId) ?? staffSide(ctx, actor))
    if (!locked || !side) throw new AppError('not_found')
    const { offer, order } = locked
    const now = ctx.now()
    checkOpened(locked, side, now)
    if (side !== 'moderator') await checkVersion(ctx, tx, offer, side, input.version)
    const isSame = offerStatus(offer, now) === to && to !== 'sent'
    if (isSame && allowedMoves(offer, order, side, now).length === 0) throw refuse(offer, order, side, now)
    if (!allowedMoves(offer, order, side, now).includes(to)) throw refuse(offer, order, side, now)
    const dealId = await move(ctx, tx, locked, side, to, input)
    const changed = await offers.find(tx, input.id)
    if (!changed) throw new AppError('not_found')
    return {
      id: changed.id,
      status: offerStatus(changed, now),
      version: changed.version,
      dealId,
      allowed: allowedMoves(changed, order, side, now),
    }
  })
}

function staffSide({ accounts }: OffersContext, actor: Actor): OfferSide | undefined {
  const isModerator = actor.role === 'moderator' || actor.role === 'admin'
  return isModerator && mayUsePanel({ ...actor, isOpen: accounts.isOpen }) ? 'moderator' : undefined
}

/** Makes an allowed move with its notices. Returns the deal of an acceptance. */
async function move(
  ctx: OffersContext,
  tx: Tx,
  locked: LockedOffer,
  side: OfferSide,
  to: To,
  input: Input,
): Promise<string | null> {
  const { offer, order } = locked
  const now = ctx.now()
  const from = offerStatus(offer, now)
  if (to === 'accepted') return acceptOffer(ctx, tx, locked)
  if (offer.status === 'accepted' && side === 'customer') {
    await takeBackAcceptance(ctx, tx, locked)
    return null
  }
  const at = { status_at: now }
  switch (to) {
    case 'shortlisted': {
      await checkShortlist(tx, order.id)
      await offers.update(tx, offer, { ...at, status: 'shortlisted' }, now)
      await tellHappening(ctx, tx, offer, 'offer.shortlisted')
      await tell(ctx, tx, order, offer, 'offer.shortlisted')
      break
    }
    case 'declined': {
      const reason = DECLINE_REASONS.find((each) => each === input.reason)
      if (!reason) throw invalid({ path: 'reason', code: input.reason ? 'invalid_value' : 'required' })
      const note = input.note || null
      await offers.update(
        tx,
        offer,
        {
          ...at,
          status: 'declined',
          declined_reason: reason,
          declined_note: note,
          seen_at: offer.seen_at ?? now,
        },
        now,
      )
      await tellHappening(ctx, tx, offer, 'offer.declined')
      await tell(ctx, tx, order, offer, 'offer.declined', reason, note ?? undefined)
      break
    }
    case 'withdrawn': {
      await offers.update(tx, offer, { ...at, status: 'withdrawn' }, now)
      await tellHappening(ctx, tx, offer, 'offer.withdrawn')
      if (order.ownerId !== null) {
        await notify(tx, ctx, {
          userId: order.ownerId,
          type: 'offer.withdrawn',
          ref: { kind: 'order', id: order.id },
          data: { slug: order.slug, title: order.title, ...(await producerName(tx, offer.producer_id)) },
        })
      }
      break
    }
    case 'blocked': {
      if (!input.reason || input.reason.length < STAFF_REASON_MIN) {
        throw invalid({
          path: 'reason',
          code: input.reason ? 'too_short' : 'required',
          params: { min: STAFF_REASON_MIN },
        })
      }
      const prior = offer.status === 'blocked' ? null : offer.status
      await offers.update(
        tx,
        offer,
        { ...at, status: 'blocked', prior_status: prior, blocked_reason: input.reason },
        now,
      )
      await tell(ctx, tx, order, offer, 'offer.blocked', undefined, input.reason)
      break
    }
    case 'sent': {
      if (side === 'moderator') await unblockOffer(ctx, tx, locked)
      else {
        if (from === 'declined') await checkSeats(ctx, tx, locked)
        await offers.update(tx, offer, { ...at, status: 'sent' }, now)
        if (from === 'declined') {
          await tellHappening(ctx, tx, offer, 'offer.reopened')
          await tell(ctx, tx, order, offer, 'offer.reopened')
        }
      }
      break
    }
  }
  await auditOffers(ctx, tx, 'offer.status_changed', offer.id, { from, to })
  return null
}

async function checkShortlist(tx: Tx, orderId: string): Promise<void> {
  const { n } = await tx
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'shortlisted')
    .executeTakeFirstOrThrow()
  if (Number(n) >= SHORTLIST_MAX) throw new AppError('move_forbidden', { allowed: [] })
}

/** A declined offer comes back only if its place is still free, for its producer and for the order. */
async function checkSeats(ctx: OffersContext, tx: Tx, { offer, order }: LockedOffer): Promise<void> {
  const { count } = await countLive(tx, order.id, ctx.now())
  if (count >= order.maxOffers) throw new AppError('offers_closed', { needs: ['seats'] })
  if (await offers.hasOpen(tx, order.id, offer.owner_id)) throw refuse(offer, order, 'customer', ctx.now())
}

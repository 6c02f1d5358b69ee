import {
  type askOffer as askRoute,
  type confirmOffer as confirmRoute,
  OFFER_ASKS_MAX,
  type Offer,
  REVISIONS_MAX,
  type RouteParsed,
  type reviseOffer as route,
} from '@verstat/contract'
import { kyivDayEnd } from '@verstat/i18n'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { isSealed } from '../../directory/index.ts'
import { attachUploads } from '../../uploads/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { viewOffer } from '../reading/offer.view.ts'
import { tellHappening } from '../tell-happening.ts'
import { type TermsInput, termProblems, toInput, toTerms } from './check-terms.ts'
import { offerUploads } from './create-offer.ts'
import * as offers from './offer.repository.ts'
import { allowedMoves, mayAsk, mayConfirm, mayRevise } from './offer-moves.ts'
import { checkVersion, refuse, withOffer } from './with-offer.ts'

type View = z.input<typeof Offer>

/**
 * Changes terms of an offer: a new revision, for the order as it is now. Throws `stale` with the present offer, and
 * `move_forbidden` when the offer or the order does not allow it.
 */
export async function reviseOffer(ctx: OffersContext, input: RouteParsed<typeof route>): Promise<View> {
  const { id, version, files, ...changes } = input
  return withOffer(ctx, id, 'producer', async (tx, { offer, order }) => {
    await checkVersion(ctx, tx, offer, 'producer', version)
    const now = ctx.now()
    const isAsked = await hasOpenAsk(tx, id)
    if (!mayRevise(offer, order, isAsked, now) || offer.revision > REVISIONS_MAX) {
      throw new AppError('move_forbidden', { allowed: allowedMoves(offer, order, 'producer', now) })
    }
    const given: Partial<TermsInput> = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    )
    const wanted: TermsInput = { ...toInput(offer.terms), ...given }
    // A day that has come too near is only a problem if the producer names it again.
    const { validUntil, ...unchanged } = wanted
    const checked = 'validUntil' in given ? wanted : unchanged
    const problems = termProblems(checked, order, now)
    if (problems.length > 0) throw invalid(...problems)
    const terms = toTerms(
      'validUntil' in given || isStillFar(validUntil, now) ? wanted : unchanged,
      order,
      now,
    )
    if (files) {
      const previous = (await offers.listFiles(tx, [id])).map((file) => file.id)
      await attachUploads(onTables(tx), {
        uses: offerUploads(files),
        previously: previous,
        actorUserId: offer.owner_id,
      })
      await offers.replaceFiles(
        tx,
        id,
        files.map(({ uploadId }) => uploadId),
      )
    }
    const revision = offer.revision + 1
    await offers.update(
      tx,
      offer,
      {
        revision,
        terms,
        based_on_terms: order.termsVersion,
        expires_at: kyivDayEnd(terms.validUntil),
        seen_at: null,
      },
      now,
    )
    await offers.insertRevision(tx, {
      offerId: id,
      revision,
      basedOnTerms: order.termsVersion,
      terms,
      at: now,
    })
    await tx
      .updateTable('offer_asks')
      .set({ answered_by: revision })
      .where('offer_id', '=', id)
      .where('answered_by', 'is', null)
      .execute()
    await auditOffers(ctx, tx, 'offer.revised', id, { revision })
    await tellHappening(ctx, tx, offer, 'offer.revised')
    if (order.ownerId !== null && !isSealed(order, now)) {
      await notify(tx, ctx, {
        userId: order.ownerId,
        type: 'offer.revised',
        ref: { kind: 'order', id: order.id },
        data: {
          slug: order.slug,
          title: order.title,
          offerId: id,
          ...(await producerName(tx, offer.producer_id)),
        },
      })
    }
    return viewOffer({ ...ctx, db: tx }, id, 'producer')
  })
}

/** Says that an outdated offer also holds for the changed order. */
export async function confirmOffer(
  ctx: OffersContext,
  { id, version }: RouteParsed<typeof confirmRoute>,
): Promise<View> {
  return withOffer(ctx, id, 'producer', async (tx, { offer, order }) => {
    await checkVersion(ctx, tx, offer, 'producer', version)
    const now = ctx.now()
    if (!mayConfirm(offer, order, now)) throw refuse(offer, order, 'producer', now)
    await offers.update(tx, offer, { based_on_terms: order.termsVersion }, now)
    await auditOffers(ctx, tx, 'offer.confirmed', id)
    await tellHappening(ctx, tx, offer, 'offer.confirmed')
    return viewOffer({ ...ctx, db: tx }, id, 'producer')
  })
}

/** Asks the producer for a revision. Throws `move_forbidden` after three requests and where nobody may revise. */
export async function askOffer(
  ctx: OffersContext,
  { id, text, fields }: RouteParsed<typeof askRoute>,
): Promise<View> {
  return withOffer(ctx, id, 'customer', async (tx, { offer, order }) => {
    const now = ctx.now()
    const { n } = await tx
      .selectFrom('offer_asks')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('offer_id', '=', id)
      .executeTakeFirstOrThrow()
    if (!mayAsk(offer, order, Number(n), OFFER_ASKS_MAX, now)) throw refuse(offer, order, 'customer', now)
    await tx
      .insertInto('offer_asks')
      .values({
        id: sequentialUuidV7(now),
        offer_id: id,
        text,
        fields: [...new Set(fields)],
        created_at: now,
      })
      .execute()
    await offers.update(tx, offer, { seen_at: offer.seen_at ?? now }, now)
    await tellHappening(ctx, tx, offer, 'offer.asked')
    if (offer.owner_id !== null) {
      await notify(tx, ctx, {
        userId: offer.owner_id,
        type: 'offer.asked',
        ref: { kind: 'offer', id },
        data: { slug: order.slug, title: order.title },
      })
    }
    return viewOffer({ ...ctx, db: tx }, id, 'customer')
  })
}

async function hasOpenAsk(tx: Tx, offerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('offer_asks')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('answered_by', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function isStillFar(validUntil: string | undefined, now: Date): boolean {
  return validUntil !== undefined && kyivDayEnd(validUntil) > now
}

export async function producerName(
  tx: Tx,
  producerId: string | null,
): Promise<{ readonly producer?: string }> {
  if (producerId === null) return {}
  const row = await tx.selectFrom('producers').select('name').where('id', '=', producerId).executeTakeFirst()
  return row ? { producer: row.name } : {}
}

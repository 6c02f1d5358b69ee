import type { Offer, RouteParsed, createOffer as route } from '@verstat/contract'
import { kyivDayEnd } from '@verstat/i18n'
import type { z } from 'zod/mini'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError, type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { hasBlocked, lockUser, signedIn } from '../../accounts/index.ts'
import { findOfferedOrder, isSealed, lockOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { attachUploads, type UploadUse, uploadProblems } from '../../uploads/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { viewOffer } from '../reading/offer.view.ts'
import { tellHappening } from '../tell-happening.ts'
import { termProblems, toTerms } from './check-terms.ts'
import { checkDailyLimit } from './daily-limit.ts'
import * as offers from './offer.repository.ts'
import { maySeeOrder, readOffering } from './offering.ts'

type Input = RouteParsed<typeof route>

/** Needs that make the order unreachable for offers, whoever asks. */
const CLOSED: ReadonlySet<string> = new Set(['closed', 'seats'])

/** Returns the problems of a new offer that the schema of the call cannot detect. */
export async function newOfferProblems(ctx: OffersContext, input: Partial<Input>): Promise<FieldProblem[]> {
  const order =
    input.id === undefined ? undefined : await findOfferedOrder(onTables(ctx.db), input.id, ctx.now())
  if (!order || !ctx.actor) return []
  return [
    ...termProblems(input, order, ctx.now()),
    ...(await uploadProblems(onTables(ctx.db), {
      uses: offerUploads(input.files ?? []),
      actorUserId: ctx.actor.userId,
    })),
  ]
}

export function offerUploads(files: Input['files']): UploadUse[] {
  return files.map(({ uploadId, uploadToken }, place) => ({
    uploadId,
    uploadToken,
    kind: 'file',
    path: `files.${place}`,
    isPublic: false,
  }))
}

/**
 * Sends an offer. Throws `not_found` for an order that the caller may not see, `not_accepted` if its owner has blocked
 * the caller, `not_eligible` and `offers_closed` with what is missing, `offer_exists` with the caller's open offer, `conflict` after three offers to one order, and
 * `rate_limited` after the offers of a day.
 */
export async function createOffer(ctx: OffersContext, input: Input): Promise<z.input<typeof Offer>> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    const sender = await lockUser(onTables(tx), userId)
    if (!sender) throw new AppError('unauthenticated')
    const order = await lockOfferedOrder(transactionOnTables(tx), input.id, now)
    if (!order || !(await maySeeOrder(tx, order, userId, now))) throw new AppError('not_found')
    if (await hasBlocked(onTables(tx), order.ownerId, userId)) throw new AppError('not_accepted')
    await checkEligible(tx, order, userId, now)
    const producer = await findProducer(tx, input.producerId, userId)
    if (!producer) throw invalid({ path: 'producerId', code: 'invalid_value' })
    const problems = termProblems(input, order, now)
    if (problems.length > 0) throw invalid(...problems)
    await checkDailyLimit(tx, userId, now)
    const uses = offerUploads(input.files)
    await attachUploads(onTables(tx), { uses, actorUserId: userId })
    const id = sequentialUuidV7(now)
    const terms = toTerms(input, order, now)
    await tx
      .insertInto('offers')
      .values({
        id,
        order_id: order.id,
        producer_id: producer.id,
        owner_id: userId,
        status: 'sent',
        status_at: now,
        based_on_terms: order.termsVersion,
        terms: JSON.stringify(terms),
        expires_at: kyivDayEnd(terms.validUntil),
        created_at: now,
        updated_at: now,
      })
      .execute()
    await offers.insertRevision(tx, {
      offerId: id,
      revision: 1,
      basedOnTerms: order.termsVersion,
      terms,
      at: now,
    })
    await offers.replaceFiles(
      tx,
      id,
      input.files.map(({ uploadId }) => uploadId),
    )
    await auditOffers(ctx, tx, 'offer.sent', id, { orderId: order.id })
    await tellHappening(ctx, tx, { order_id: order.id, producer_id: producer.id }, 'offer.sent')
    if (order.ownerId !== null) {
      await notify(tx, ctx, {
        userId: order.ownerId,
        type: 'offer.received',
        ref: { kind: 'order', id: order.id },
        data: {
          slug: order.slug,
          title: order.title,
          ...(isSealed(order, now) ? {} : { producer: producer.name, offerId: id }),
        },
      })
    }
    const answer = await viewOffer({ ...ctx, db: tx }, id, 'producer')
    await ctx.storeAnswer?.(tx, answer)
    return answer
  })
}

async function checkEligible(tx: Tx, order: OfferedOrder, userId: string, now: Date): Promise<void> {
  const { needs, offerId, left } = await readOffering(tx, order, userId, now)
  const own = needs.filter((need) => !CLOSED.has(need))
  if (own.length > 0) throw new AppError('not_eligible', { needs: own })
  if (offerId !== null) throw new AppError('offer_exists', { current: { id: offerId } })
  if (needs.length > 0) throw new AppError('offers_closed', { needs })
  if (left === 0) throw new AppError('conflict')
}

async function findProducer(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('producers')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

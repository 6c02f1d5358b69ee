import {
  OPEN_QUESTIONS_MAX,
  type Question,
  type RouteParsed,
  type askQuestion as route,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { hasBlocked, lockUser, signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext } from '../offers-context.ts'
import { maySeeOrder, readOffering } from '../writing/offering.ts'
import { isTooLate } from './list-questions.ts'
import * as questions from './question.repository.ts'
import { viewQuestion } from './question.view.ts'

/**
 * Asks the owner of an order something. Throws `not_found` for an order that the caller may not see, `not_eligible` and
 * `offers_closed` with what is missing, and `quota_reached` while three questions of the caller wait.
 */
export async function askQuestion(
  ctx: OffersContext,
  { id: orderId, producerId, text }: RouteParsed<typeof route>,
): Promise<z.input<typeof Question>> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    if (!(await lockUser(onTables(tx), userId))) throw new AppError('unauthenticated')
    const order = await lockOfferedOrder(transactionOnTables(tx), orderId, now)
    if (!order || !(await maySeeOrder(tx, order, userId, now))) throw new AppError('not_found')
    if (await hasBlocked(onTables(tx), order.ownerId, userId)) throw new AppError('not_accepted')
    const { needs, producers } = await readOffering(tx, order, userId, now)
    // A producer may ask although all places for offers are taken: one may become free.
    const own = needs.filter((need) => need !== 'seats' && need !== 'closed')
    if (own.length > 0) throw new AppError('not_eligible', { needs: own })
    if (needs.includes('closed') || isTooLate(order, now)) {
      throw new AppError('offers_closed', { needs: ['closed'] })
    }
    const producer = producerId === undefined ? producers[0] : producers.find(({ id }) => id === producerId)
    if (!producer) throw invalid({ path: 'producerId', code: 'invalid_value' })
    if ((await questions.countOpen(tx, order.id, userId)) >= OPEN_QUESTIONS_MAX) {
      throw new AppError('quota_reached')
    }
    const id = sequentialUuidV7(now)
    await tx
      .insertInto('order_questions')
      .values({
        id,
        order_id: order.id,
        producer_id: producer.id,
        asker_id: userId,
        text,
        created_at: now,
      })
      .execute()
    await auditOffers(ctx, tx, 'question.asked', id, { orderId: order.id })
    if (order.ownerId !== null) {
      await notify(tx, ctx, {
        userId: order.ownerId,
        type: 'question.asked',
        ref: { kind: 'order', id: order.id },
        data: { slug: order.slug, title: order.title, producer: producer.name },
      })
    }
    const row = await questions.find(tx, id)
    const answer = row && viewQuestion(row, { userId, isOwner: false })
    if (!answer) throw new AppError('not_found')
    await ctx.storeAnswer?.(tx, answer)
    return answer
  })
}

import {
  ADDENDA_MAX,
  ANSWER_REPLACE_MINUTES,
  type answerQuestion as answerRoute,
  type hideQuestion as hideRoute,
  type Question,
  type RouteParsed,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import * as questions from './question.repository.ts'
import { viewQuestion } from './question.view.ts'

const MINUTE_MS = 60_000

/**
 * Answers a question to one's own order for everybody. Soon afterwards the text replaces the answer, later it is added
 * to it. Throws `not_found` for others' orders, `conflict` for a hidden question, and `quota_reached` after too many
 * additions.
 */
export async function answerQuestion(
  ctx: OffersContext,
  { id, text }: RouteParsed<typeof answerRoute>,
): Promise<z.input<typeof Question>> {
  return onOwnQuestion(ctx, id, async (tx, row, order) => {
    const now = ctx.now()
    if (row.hidden_code !== null) throw new AppError('conflict')
    const isFirst = row.answered_at === null
    const age = now.getTime() - (row.answered_at ?? now).getTime()
    const isReplaced = isFirst || (age <= ANSWER_REPLACE_MINUTES * MINUTE_MS && row.addenda.length === 0)
    if (isReplaced) await questions.update(tx, id, { answer: text, answered_at: row.answered_at ?? now })
    else {
      if (row.addenda.length >= ADDENDA_MAX) throw new AppError('quota_reached')
      await questions.update(tx, id, { addenda: [...row.addenda, { text, at: now.toISOString() }] })
    }
    await auditOffers(ctx, tx, 'question.answered', id, { orderId: order.id })
    // A replaced answer is told once only.
    if (isReplaced && !isFirst) return
    for (const userId of await questions.listListeners(tx, order.id, order.ownerId)) {
      await notify(tx, ctx, {
        userId,
        type: 'question.answered',
        ref: { kind: 'order', id: order.id },
        data: { slug: order.slug, title: order.title },
      })
    }
  })
}

/** Hides a question that is not answered. Throws `not_found` for others' orders, and `conflict` for an answered one. */
export async function hideQuestion(
  ctx: OffersContext,
  { id, code }: RouteParsed<typeof hideRoute>,
): Promise<z.input<typeof Question>> {
  return onOwnQuestion(ctx, id, async (tx, row, order) => {
    if (row.answer !== null) throw new AppError('conflict')
    await questions.update(tx, id, { hidden_code: code })
    await auditOffers(ctx, tx, 'question.hidden', id, { orderId: order.id, code })
  })
}

async function onOwnQuestion(
  ctx: OffersContext,
  id: string,
  write: (tx: Tx, row: questions.QuestionRow, order: OfferedOrder) => Promise<void>,
): Promise<z.input<typeof Question>> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const found = await questions.find(tx, id)
    const order = found && (await lockOfferedOrder(transactionOnTables(tx), found.order_id, ctx.now()))
    if (!order || order.ownerId !== userId) throw new AppError('not_found')
    // Read again under the lock of the order, which every change of a question holds.
    const row = await questions.find(tx, id)
    if (!row) throw new AppError('not_found')
    await write(tx, row, order)
    const changed = await questions.find(tx, id)
    const answer = changed && viewQuestion(changed, { userId, isOwner: true })
    if (!answer) throw new AppError('not_found')
    return answer
  })
}

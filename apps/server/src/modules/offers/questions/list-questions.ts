import {
  OPEN_QUESTIONS_MAX,
  QUESTIONS_END_HOURS,
  type RouteOutput,
  type RouteParsed,
  type listQuestions as route,
} from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import type { Db, OffersContext } from '../offers-context.ts'
import { maySeeOrder, readOffering } from '../writing/offering.ts'
import * as questions from './question.repository.ts'
import { viewQuestion } from './question.view.ts'

const HOUR_MS = 3_600_000

/**
 * Returns the questions to an order that the caller may read: the answered ones, the owner's all, a producer's own.
 * Throws `not_found` for an order that the caller may not see.
 */
export async function listQuestions(
  ctx: OffersContext,
  { id }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const userId = ctx.actor?.userId ?? null
  const now = ctx.now()
  const order = await findOfferedOrder(onTables(ctx.db), id, now)
  if (!order || !(await maySeeOrder(ctx.db, order, userId, now))) throw new AppError('not_found')
  const reader = { userId, isOwner: userId !== null && order.ownerId === userId }
  const [rows, canAsk] = await Promise.all([
    questions.list(ctx.db, order.id),
    userId === null ? null : mayAsk(ctx.db, order, userId, now),
  ])
  return { items: rows.flatMap((row) => viewQuestion(row, reader) ?? []), canAsk }
}

async function mayAsk(db: Db, order: OfferedOrder, userId: string, now: Date): Promise<boolean> {
  const { needs } = await readOffering(db, order, userId, now)
  if (needs.some((need) => need !== 'seats') || isTooLate(order, now)) return false
  return (await questions.countOpen(db, order.id, userId)) < OPEN_QUESTIONS_MAX
}

/** No question is taken shortly before the end, because nobody could act on the answer. */
export function isTooLate({ expiresAt }: OfferedOrder, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - now.getTime() < QUESTIONS_END_HOURS * HOUR_MS
}

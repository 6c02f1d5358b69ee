import type { OpenedMessage, RouteParsed, openMessage as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { transactionOnTables } from '../../platform/db/on-tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireRight } from '../accounts/index.ts'
import { openMessageForStaff } from '../messages/index.ts'
import type { FeedbackContext, Tx } from './feedback-context.ts'

/**
 * Returns a reported message with those around it, and records who read it and why. Throws `not_found` for a message
 * that nobody has reported.
 */
export async function openMessage(
  ctx: FeedbackContext,
  { id, reason }: RouteParsed<typeof route>,
): Promise<z.input<typeof OpenedMessage>> {
  requireRight(ctx, 'listings')
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await isReported(tx, id))) throw new AppError('not_found')
    return openMessageForStaff(ctx, transactionOnTables(tx), { id, reason })
  })
}

async function isReported(tx: Tx, messageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('feedback')
    .select('id')
    .where('subject_id', '=', messageId)
    .where('subject_type', '=', 'message')
    .where('topic', '=', 'report')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

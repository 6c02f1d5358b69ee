import type {
  Feedback,
  handleFeedback as handleRoute,
  listFeedback as listRoute,
  RouteParsed,
} from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import { signedIn } from '../accounts/index.ts'
import type { FeedbackTable } from './feedback.tables.ts'
import type { FeedbackContext } from './feedback-context.ts'

/** A page of messages for staff, latest first. */
export async function listFeedback(
  ctx: FeedbackContext,
  { page, limit, show }: RouteParsed<typeof listRoute>,
): Promise<z.input<(typeof listRoute)['output']>> {
  const shown = ctx.db
    .selectFrom('feedback')
    .where('suspect', '=', show === 'suspect')
    .where((eb) =>
      show === 'suspect' ? eb.lit(true) : eb('handled_at', show === 'open' ? 'is' : 'is not', null),
    )
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await shown
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    items: rows.map(viewFeedback),
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}

/** Puts a message aside as done, or back. Throws `not_found`. */
export async function handleFeedback(
  ctx: FeedbackContext,
  { id, handled }: RouteParsed<typeof handleRoute>,
): Promise<z.input<typeof Feedback>> {
  const row = await ctx.db
    .updateTable('feedback')
    .set(
      handled
        ? { handled_at: ctx.now(), handled_by: signedIn(ctx).userId }
        : { handled_at: null, handled_by: null },
    )
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return viewFeedback(row)
}

function viewFeedback(row: Selectable<FeedbackTable>): z.input<typeof Feedback> {
  return {
    id: row.id,
    number: row.number,
    topic: row.topic,
    name: row.name,
    email: row.email,
    message: row.message,
    subject:
      row.subject_type !== null && row.subject_id !== null
        ? { type: row.subject_type, id: row.subject_id }
        : null,
    reason: row.reason,
    userId: row.user_id,
    unproven: row.unproven,
    suspect: row.suspect,
    createdAt: row.created_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
  }
}

import type {
  Feedback,
  handleFeedback as handleRoute,
  listFeedback as listRoute,
  RouteParsed,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import { actedBy, signedIn } from '../accounts/index.ts'
import { audit } from './feedback.audit.ts'
import { viewFeedback } from './feedback.view.ts'
import type { FeedbackContext } from './feedback-context.ts'

export async function listFeedback(
  ctx: FeedbackContext,
  { page, limit, show, topic }: RouteParsed<typeof listRoute>,
): Promise<z.input<(typeof listRoute)['output']>> {
  let shown = ctx.db
    .selectFrom('feedback')
    .where('suspect', '=', show === 'suspect')
    .where((eb) =>
      show === 'suspect' ? eb.lit(true) : eb('handled_at', show === 'open' ? 'is' : 'is not', null),
    )
  if (topic !== undefined) shown = shown.where('topic', '=', topic)
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await shown
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    items: await viewFeedback(ctx.db, rows),
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}

/**
 * Closes or reopens a message. Throws `not_found` for an unknown message. Throws `conflict` for a report without a
 * reply, because the site promises a reply to everyone who reports a listing.
 */
export async function handleFeedback(
  ctx: FeedbackContext,
  { id, handled }: RouteParsed<typeof handleRoute>,
): Promise<z.input<typeof Feedback>> {
  const { userId } = signedIn(ctx)
  const row = await ctx.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('feedback')
      .set(handled ? { handled_at: ctx.now(), handled_by: userId } : { handled_at: null, handled_by: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw new AppError('not_found')
    if (handled && changed.topic === 'report' && !changed.suspect && !(await isAnswered(tx, id))) {
      throw new AppError('conflict')
    }
    await audit(tx, {
      ...actedBy(ctx, userId),
      action: handled ? 'inbox.handled' : 'inbox.reopened',
      details: { number: changed.number },
    })
    return changed
  })
  return viewMessage(ctx, row)
}

async function isAnswered(tx: FeedbackContext['db'], id: string): Promise<boolean> {
  const answer = await tx
    .selectFrom('feedback_answers')
    .select('id')
    .where('feedback_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return answer !== undefined
}

export async function viewMessage(
  ctx: Pick<FeedbackContext, 'db'>,
  row: Parameters<typeof viewFeedback>[1][number],
): Promise<z.input<typeof Feedback>> {
  const [view] = await viewFeedback(ctx.db, [row])
  if (!view) throw new Error('a row gave no view')
  return view
}

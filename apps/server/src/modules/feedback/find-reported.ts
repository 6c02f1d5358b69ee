import type { RouteOutput, RouteParsed, getReported as route, SpokenSubject } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findReportableMessage } from '../messages/index.ts'
import { findReportableOffer, findReportableQuestion, type Reportable } from '../offers/index.ts'
import type { FeedbackContext } from './feedback-context.ts'

type Subject = { readonly type: SpokenSubject; readonly id: string }

/** Returns what the caller is about to report. Throws `not_found` for what the caller may not read. */
export async function getReported(
  ctx: FeedbackContext,
  { type, id }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const found = await findReportable(ctx, { type, id })
  if (!found) throw new AppError('not_found')
  return { type, id, ...found }
}

/** Returns what somebody said, if the caller may read it, and so report it. */
export async function findReportable(
  { db, actor, now }: Pick<FeedbackContext, 'db' | 'actor' | 'now'>,
  { type, id }: Subject,
): Promise<Reportable | undefined> {
  const given = { id, userId: actor?.userId ?? null, now: now() }
  if (type === 'question') return findReportableQuestion(onTables(db), given)
  if (type === 'offer') return findReportableOffer(onTables(db), given)
  return findReportableMessage(onTables(db), given)
}

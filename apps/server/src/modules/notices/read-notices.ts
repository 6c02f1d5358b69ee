import type { RouteOutput, RouteParsed, readNotices as route } from '@verstat/contract'
import { invalid } from '../../platform/http/app-error.ts'
import { signedIn } from '../accounts/index.ts'
import * as stored from './notice.repository.ts'
import type { NoticesContext } from './notices-context.ts'

/**
 * Marks notices of the caller as read. Ids of other people's notices have no effect. Throws `validation_failed` when
 * the call names no notices.
 */
export async function readNotices(
  ctx: NoticesContext,
  { ids, upTo }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  if (ids === undefined && upTo === undefined) throw invalid({ path: 'ids', code: 'required' })
  await stored.markRead(ctx.db, { userId, ids: ids ?? [], upTo, now: ctx.now() })
  return { unread: await stored.countUnread(ctx.db, userId, ctx.now()) }
}

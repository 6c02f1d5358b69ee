import type { RouteOutput, RouteParsed, listNotices as route } from '@verstat/contract'
import { signedIn } from '../accounts/index.ts'
import * as stored from './notice.repository.ts'
import { viewNotice } from './notice.view.ts'
import type { NoticesContext } from './notices-context.ts'

/** Returns what the caller was told in the last 90 days, latest first, in the language of the call. */
export async function listNotices(
  ctx: NoticesContext,
  { before, limit }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const page = { userId, types: ctx.notices.kinds.types(), before, now: ctx.now() }
  const [rows, unread] = await Promise.all([
    stored.list(ctx.db, page, limit + 1),
    stored.countUnread(ctx.db, userId, ctx.now()),
  ])
  const shown = rows.slice(0, limit)
  return {
    items: shown.map((row) => viewNotice(ctx, ctx.locale, row)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    unread,
  }
}

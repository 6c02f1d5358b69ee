import { findRecipient } from '../accounts/index.ts'
import * as stored from './notice.repository.ts'
import { viewNotice } from './notice.view.ts'
import type { Db, NoticesContext } from './notices-context.ts'

/** Far more notices than anybody gets in 90 days. */
const EXPORTED_MAX = 100_000

/** Returns what the user was told, as the user reads it. Foreign keys delete it together with the user. */
export async function exportNotices(
  ctx: Pick<NoticesContext, 'now' | 'notices' | 'accounts'>,
  db: Db,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const user = await findRecipient(db, userId)
  if (!user) return []
  const page = { userId, types: ctx.notices.kinds.types(), now: ctx.now() }
  const rows = await stored.list(db, page, EXPORTED_MAX)
  return rows.map((row) => {
    const { type, text, readAt, createdAt } = viewNotice(ctx, user.locale, row)
    return { type, text, readAt, createdAt }
  })
}

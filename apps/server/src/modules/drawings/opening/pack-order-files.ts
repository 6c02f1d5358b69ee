import type { OpenedFile, RouteParsed, packOrderFiles as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { enforceLimit, signedIn } from '../../accounts/index.ts'
import { fileNeeds } from '../access/file-needs.ts'
import * as files from '../access/order-file.repository.ts'
import { getReader } from '../access/read-standing.ts'
import { DRAWING_LIMITS } from '../drawings.limits.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as opens from './file-open.repository.ts'
import { openerOf, refusalOf } from './opener.ts'
import { archiveUrl, linkEnd, personLink } from './person-links.ts'

/**
 * Returns a link to an archive of all files that the caller may open, and records each. If there is none, throws what
 * is missing for the first, and `not_found` when the order has no files.
 */
export async function packOrderFiles(
  ctx: DrawingsContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<typeof OpenedFile>> {
  const { userId } = signedIn(ctx)
  await enforceLimit(ctx, DRAWING_LIMITS.archive, userId)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    const reader = await getReader(tx, id, userId, now)
    const { order, isOwner } = reader
    const rows = await files.list(tx, order.id)
    const openable = rows.filter(({ access }) => fileNeeds(reader, access).length === 0)
    const [first] = rows
    if (!first) throw new AppError('not_found')
    if (openable.length === 0) throw refusalOf(reader, fileNeeds(reader, first.access))
    if (!isOwner) {
      const producer = openerOf(reader)
      const closed = openable.filter(({ is_public }) => !is_public)
      await opens.insert(
        tx,
        closed.map((file) => ({ file, userId, producer, how: 'archive' as const, at: now })),
      )
    }
    const until = linkEnd(now)
    return {
      url: archiveUrl(
        personLink(ctx.accounts.secret, { id: order.id, userId, as: 'reader', until }),
        order.id,
      ),
      expiresAt: new Date(until * 1000).toISOString(),
    }
  })
}

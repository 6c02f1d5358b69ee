import type { OpenedFile, RouteParsed, openOrderFile as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { enforceLimit, signedIn } from '../../accounts/index.ts'
import * as files from '../access/order-file.repository.ts'
import { getReader } from '../access/read-standing.ts'
import { DRAWING_LIMITS } from '../drawings.limits.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as opens from './file-open.repository.ts'
import { checkOpening, openerOf } from './opener.ts'
import { closedFolder, type LinkFor, linkEnd, personLink } from './person-links.ts'

/**
 * Returns a link to a file and records who asked for it. Throws `not_found` for a file of another order,
 * `not_eligible`, `nda_required` and `access_needed`.
 */
export async function openOrderFile(
  ctx: DrawingsContext,
  { id, fileId }: RouteParsed<typeof route>,
): Promise<z.input<typeof OpenedFile>> {
  const { userId } = signedIn(ctx)
  await enforceLimit(ctx, DRAWING_LIMITS.open, userId)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    const reader = await getReader(tx, id, userId, now)
    const file = await files.find(tx, fileId)
    if (!file || file.order_id !== reader.order.id) throw new AppError('not_found')
    checkOpening(reader, file)
    if (!file.is_public && !reader.isOwner) {
      await opens.insert(tx, [{ file, userId, producer: openerOf(reader), how: 'file', at: now }])
    }
    return openedFile(ctx, file, { userId, as: 'reader' })
  })
}

/** The link to the content of a document, or to the largest form of a picture. */
export function openedFile(
  { accounts, now }: Pick<DrawingsContext, 'accounts' | 'now'>,
  { id, kind, widths }: Pick<files.OrderFileRow, 'id' | 'kind' | 'widths'>,
  person: Pick<LinkFor, 'userId' | 'as'>,
): z.input<typeof OpenedFile> {
  const until = linkEnd(now())
  const folder = closedFolder(personLink(accounts.secret, { ...person, id, until }), id)
  return {
    url: `${folder}/${kind === 'file' ? 'file' : `${widths.at(-1)}.webp`}`,
    expiresAt: new Date(until * 1000).toISOString(),
  }
}

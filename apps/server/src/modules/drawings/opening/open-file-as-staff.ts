import type { OpenedFile, RouteParsed, openFileAsStaff as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import * as files from '../access/order-file.repository.ts'
import { auditDrawings } from '../drawings.audit.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as opens from './file-open.repository.ts'
import { openedFile } from './open-order-file.ts'

/** Returns a link to a file of an order, and records who opened it and why. Throws `not_found`. */
export async function openFileAsStaff(
  ctx: DrawingsContext,
  { id, reason }: RouteParsed<typeof route>,
): Promise<z.input<typeof OpenedFile>> {
  const { userId } = requireRight(ctx, 'listings')
  return ctx.db.transaction().execute(async (tx) => {
    const file = await files.findForStaff(tx, id)
    if (!file) throw new AppError('not_found')
    await auditDrawings(ctx, tx, 'file.opened_by_staff', file.order_id, { reason, file: file.id })
    await opens.insert(tx, [{ file, userId, producer: null, isStaff: true, how: 'file', at: ctx.now() }])
    return openedFile(ctx, file, { userId, as: 'staff' })
  })
}

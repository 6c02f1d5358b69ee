import type { RouteOutput, RouteParsed, listFileOpens as route } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder } from '../../directory/index.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as opens from '../opening/file-open.repository.ts'

/** Returns who opened which closed file. Throws `not_found` for everybody but the owner. */
export async function listFileOpens(
  ctx: DrawingsContext,
  { id }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const order = await findOfferedOrder(onTables(ctx.db), id, ctx.now())
  if (!order || order.ownerId !== userId) throw new AppError('not_found')
  const rows = await opens.listOfOrder(ctx.db, order.id)
  return {
    items: rows.map((row) => ({
      fileId: row.upload_id,
      name: row.file_name,
      who:
        row.is_staff || row.user_id === null
          ? null
          : { producerId: row.producer_id, name: row.producer_name },
      isStaff: row.is_staff,
      at: row.at.toISOString(),
      count: row.count,
    })),
  }
}

import type { RouteParsed, getUpload as route, Upload } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { isOwnedBy } from '../attach-uploads.ts'
import { viewUpload } from '../upload.view.ts'
import type { UploadsContext } from '../uploads-context.ts'

/** Returns one's own upload with what reading it has found. Throws `not_found` for uploads of others. */
export async function getUpload(
  ctx: UploadsContext,
  { id, uploadToken }: RouteParsed<typeof route>,
): Promise<z.input<typeof Upload>> {
  const row = await ctx.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !isOwnedBy(row, { uploadToken }, ctx.actor?.userId ?? null)) throw new AppError('not_found')
  return viewUpload(ctx, row, undefined)
}

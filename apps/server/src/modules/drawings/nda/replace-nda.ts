import type { RouteOutput, RouteParsed, replaceNda as route } from '@verstat/contract'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { enforceLimit, signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import { attachUploads } from '../../uploads/index.ts'
import { auditDrawings } from '../drawings.audit.ts'
import { DRAWING_LIMITS } from '../drawings.limits.ts'
import type { DrawingsContext, Tx } from '../drawings-context.ts'
import { findAgreement, viewAgreement } from './order-agreement.ts'
import * as documents from './order-nda.repository.ts'

type Input = RouteParsed<typeof route>

/**
 * Puts the owner's own agreement into force for an order, or the text of the site again. What is in force already changes
 * nothing. Throws `not_found` for everybody but the owner, and `validation_failed` at `uploadId` for a file that is no
 * PDF or not the owner's.
 */
export async function replaceNda(ctx: DrawingsContext, input: Input): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  await enforceLimit(ctx, DRAWING_LIMITS.agreement, userId)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    const order = await lockOfferedOrder(transactionOnTables(tx), input.id, now)
    if (!order || order.ownerId !== userId) throw new AppError('not_found')
    const { document } = await findAgreement(tx, order.id)
    if (input.uploadId !== (document?.upload_id ?? null)) {
      const details = await replace(tx, { ...input, id: order.id }, { userId, now })
      await auditDrawings(ctx, tx, 'nda.replaced', order.id, details)
    }
    return viewAgreement(ctx, await findAgreement(tx, order.id))
  })
}

/** Returns what the audit keeps: which document is in force, or nothing for the text of the site. */
async function replace(
  tx: Tx,
  { id: orderId, uploadId, uploadToken }: Input,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Readonly<Record<string, unknown>>> {
  await documents.retire(tx, orderId, now)
  if (uploadId === null) return {}
  const path = 'uploadId'
  await attachUploads(onTables(tx), {
    uses: [{ uploadId, uploadToken, kind: 'file', path, isPublic: false }],
    actorUserId: userId,
  })
  const { mime, sha256 } = await tx
    .selectFrom('uploads')
    .select(['mime', 'sha256'])
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow()
  if (mime !== 'application/pdf') throw invalid({ path, code: 'pdf_only' })
  if (sha256 === null) throw invalid({ path, code: 'unknown_upload' })
  const hash = sha256.toString('hex')
  return { number: await documents.insert(tx, { orderId, uploadId, hash, now }), hash }
}

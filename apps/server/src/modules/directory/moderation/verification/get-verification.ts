import type { RouteOutput, getVerification as route } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { WriteContext } from '../../directory-context.ts'
import { listingRights } from '../../listing/moves/listing-rights.ts'

/** Returns the last verification of a producer, even if it has expired. Throws `not_found`. */
export async function getVerification(
  ctx: WriteContext,
  { id }: { readonly id: string },
): Promise<RouteOutput<typeof route>> {
  const row = await ctx.db
    .selectFrom('producers')
    .select(['owner_id', 'verified_at', 'verified_until', 'verification_source'])
    .select(['verification_note', 'verified_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  const rights = row && (await listingRights(ctx, ctx.db, { kind: 'producer', id, ownerId: row.owner_id }))
  if (!row || !rights) throw new AppError('not_found')
  const { verified_at: at, verified_until: until, verification_source: source } = row
  if (!at || !until || !source) return { verification: null }
  return {
    verification: {
      source,
      verifiedAt: at.toISOString(),
      until: until.toISOString(),
      note: row.verification_note,
      by: row.verified_by,
    },
  }
}

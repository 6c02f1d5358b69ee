import type { ListingKind } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import { enforceLimit, networkOf } from '../../../accounts/index.ts'
import type { WriteContext } from '../../directory-context.ts'
import * as listings from '../moves/listing.repository.ts'
import { WRITING_LIMITS } from '../writing/writing.limits.ts'
import { findToken, issueToken, listingOf, markTokenUsed } from './listing-tokens.ts'

/**
 * Exchanges the code of a mailed link, once, for the secret that manages and claims its listing. Throws `not_found`,
 * after many wrong codes `rate_limited`, and `code_expired` for one that was used, is old, or whose listing has an owner.
 */
export async function openListing(
  ctx: WriteContext,
  { code }: { readonly code: string },
): Promise<{ kind: ListingKind; id: string; slug: string; token: string }> {
  const target = listingOf(await findToken(ctx.db, code))
  if (!target) return refuseUnknown(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    // The listing before its secrets, as claiming takes them.
    const listing = await listings.getForUpdate(tx, target.kind, target.id, ctx.now())
    const found = await findToken(tx, code, { lock: true })
    if (found?.purpose !== 'manage') return refuseUnknown(ctx)
    const isOver = found.usedAt !== null || found.expiresAt <= ctx.now()
    if (isOver || listing.ownerId !== null || listing.status === 'archived')
      throw new AppError('code_expired')
    await markTokenUsed(tx, code, ctx.now())
    const subject = target.kind === 'order' ? { order_id: target.id } : { producer_id: target.id }
    const token = await issueToken(tx, 'claim', subject, ctx.now())
    return { ...target, slug: listing.slug, token }
  })
}

/** Counts a code that does not exist against the network that sent it. */
export async function refuseUnknown(ctx: WriteContext): Promise<never> {
  await enforceLimit(ctx, WRITING_LIMITS.wrongCodes, networkOf(ctx))
  throw new AppError('not_found')
}

import type { ListingKind } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import { enforceLimit, networkOf } from '../../../accounts/index.ts'
import type { WriteContext } from '../../directory-context.ts'
import * as listings from '../moves/listing.repository.ts'
import { WRITING_LIMITS } from '../writing/writing.limits.ts'
import { findToken, issueToken, listingOf, markTokenUsed } from './listing-tokens.ts'

/**
 * Exchanges the code of an e-mailed link for a token that can manage and claim the listing. A code works once. Throws
 * `not_found` for an unknown code and `rate_limited` after many unknown codes. Throws `code_expired` when the code was used
 * or is too old, or when the listing has another owner. An owner who opens the link gets the listing without a token.
 */
export async function openListing(
  ctx: WriteContext,
  { code }: { readonly code: string },
): Promise<{ kind: ListingKind; id: string; slug: string; token: string | null }> {
  const target = listingOf(await findToken(ctx.db, code))
  if (!target) return rejectUnknownCode(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    // The listing is locked before its tokens, in the same order as in `claimListings`, because a different order could
    // cause deadlocks.
    const listing = await listings.getForUpdate(tx, target.kind, target.id, ctx.now())
    const found = await findToken(tx, code, { lock: true })
    if (found?.purpose !== 'manage') return rejectUnknownCode(ctx)
    const isOwn = listing.ownerId !== null && listing.ownerId === ctx.actor?.userId
    if (isOwn && listing.status !== 'archived') return { ...target, slug: listing.slug, token: null }
    const isOver = found.usedAt !== null || found.expiresAt <= ctx.now()
    if (isOver || listing.ownerId !== null || listing.status === 'archived')
      throw new AppError('code_expired')
    await markTokenUsed(tx, code, ctx.now())
    const token = await issueToken(tx, 'claim', listings.ofListing(target), ctx.now())
    return { ...target, slug: listing.slug, token }
  })
}

/** Counts an unknown code against the caller's IP network and throws `not_found`. */
export async function rejectUnknownCode(ctx: WriteContext): Promise<never> {
  await enforceLimit(ctx, WRITING_LIMITS.wrongCodes, networkOf(ctx))
  throw new AppError('not_found')
}

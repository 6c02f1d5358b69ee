import type { ListingKind } from '@verstat/contract'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { type Claims, type ClaimTokens, lockUser } from '../../../accounts/index.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx } from '../../directory-context.ts'
import * as listings from '../moves/listing.repository.ts'
import { type MoveContext, trySubmit } from '../moves/move-listing.ts'
import { findToken, listingOf, retireTokens } from './listing-tokens.ts'

type Problem = Claims['claimErrors'][number]['code']
const TOKENS = [
  ['orderToken', 'order'],
  ['producerToken', 'producer'],
] as const

/**
 * Makes the user the owner of the listings whose tokens are presented. A token works once. Runs in the transaction of
 * the registration or sign-in, so an invalid token is reported in the result instead of thrown. If the form asked for
 * submission and the user's e-mail address is verified, the listing is also submitted for approval.
 */
export async function claimListings(
  ctx: MoveContext,
  tx: Tx,
  { userId, ...tokens }: ClaimTokens & { readonly userId: string },
): Promise<Claims> {
  const claims: Claims = { claimed: { orders: [], producers: [] }, claimErrors: [] }
  for (const [path, kind] of TOKENS) {
    const token = tokens[path]
    if (token === undefined) continue
    const claim = await claimOne(ctx, tx, kind, token, userId)
    if ('problem' in claim) claims.claimErrors.push({ path, code: claim.problem })
    else claims.claimed[`${kind}s`].push(claim.id)
  }
  return claims
}

/** Submits the listings that were waiting until the user's e-mail address is verified, as far as the quota allows. */
export async function submitWaiting(ctx: MoveContext, tx: Tx, userId: string): Promise<void> {
  for (const kind of ['order', 'producer'] as const) {
    for (const id of await listings.listWaitingForVerification(tx, kind, userId)) {
      const listing = await listings.getForUpdate(tx, kind, id, ctx.now())
      if (listing.submitWhenVerified) await trySubmit(ctx, tx, listing)
    }
  }
}

async function claimOne(
  ctx: MoveContext,
  tx: Tx,
  kind: ListingKind,
  token: string,
  userId: string,
): Promise<{ readonly id: string } | { readonly problem: Problem }> {
  const now = ctx.now()
  const row = await findToken(tx, token)
  const target = listingOf(row)
  if (target?.kind !== kind || row?.purpose !== 'claim') return { problem: 'unknown' }
  if (row.usedAt) return { problem: 'used' }
  if (row.expiresAt <= now) return { problem: 'expired' }
  await lockUser(onTables(tx), userId)
  const listing = await lockUnowned(tx, target, now)
  // Someone else has claimed the listing in the meantime.
  if (!listing) return { problem: 'used' }
  if (listing.status === 'archived') return { problem: 'unknown' }
  await retireTokens(tx, target, now)
  await listings.update(tx, target, { owner_id: userId }, now)
  await auditListing(ctx, tx, target, 'listing.claimed')
  const owned = await listings.getForUpdate(tx, kind, target.id, now)
  if (owned.submitWhenVerified && owned.owner?.isEmailVerified) await trySubmit(ctx, tx, owned)
  return { id: target.id }
}

/**
 * Locks a listing without an owner. Returns undefined if the listing has an owner, or got one while this call waited
 * for the lock.
 */
async function lockUnowned(
  tx: Tx,
  { kind, id }: { readonly kind: ListingKind; readonly id: string },
  now: Date,
): Promise<listings.LockedListing | undefined> {
  const before = await listings.find(tx, kind, id, now)
  if (!before || before.ownerId !== null) return undefined
  try {
    const locked = await listings.getForUpdate(tx, kind, id, now)
    // The listing may have been claimed between the read and the lock.
    return locked.ownerId === null ? locked : undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

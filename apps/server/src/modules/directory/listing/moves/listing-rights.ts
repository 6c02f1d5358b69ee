import { AppError } from '../../../../platform/http/app-error.ts'
import { hashSecretToken } from '../../../../platform/security/secret-token.ts'
import { mayUsePanel } from '../../../accounts/index.ts'
import type { Db, WriteContext } from '../../directory-context.ts'
import { LISTING_ID, type ListingRow } from './listing.repository.ts'
import type { ListingRights } from './listing-moves.ts'

type Ctx = Pick<WriteContext, 'actor' | 'accounts' | 'listingToken' | 'now'>
type Target = Pick<ListingRow, 'kind' | 'id' | 'ownerId'>

/** Returns the caller's rights on a listing. Returns null for callers who may see it only while it is public. */
export async function listingRights(ctx: Ctx, db: Db, listing: Target): Promise<ListingRights | null> {
  const { actor, accounts } = ctx
  const isOwner = actor !== null && listing.ownerId === actor.userId
  const isAtWork = actor !== null && mayUsePanel({ ...actor, isOpen: accounts.isOpen })
  // Owners cannot moderate their own listings, whatever their role is (four-eyes principle).
  const isModerator = isAtWork && !isOwner && (actor.role === 'moderator' || actor.role === 'admin')
  const isHolder = listing.ownerId === null && (await hasToken(ctx, db, listing))
  return isOwner || isAtWork || isHolder ? { isOwner, isModerator, isHolder } : null
}

/** Returns the property `access` of the listing's public page. Holders of a listing token get no such property. */
export function accessOf({ isOwner, isHolder }: ListingRights): { readonly access?: 'owner' | 'staff' } {
  if (isOwner) return { access: 'owner' }
  return isHolder ? {} : { access: 'staff' }
}

/** Throws `unauthenticated` for callers with neither a session nor a listing token. */
export function requireCaller({ actor, listingToken }: Pick<Ctx, 'actor' | 'listingToken'>): void {
  if (actor === null && listingToken === undefined) throw new AppError('unauthenticated')
}

async function hasToken({ listingToken, now }: Ctx, db: Db, { kind, id }: Target): Promise<boolean> {
  if (listingToken === undefined) return false
  const row = await db
    .selectFrom('listing_tokens')
    .select('used_at')
    .where('token_hash', '=', hashSecretToken(listingToken))
    .where('purpose', '=', 'claim')
    .where(LISTING_ID[kind], '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

import { AppError } from '../../../../platform/http/app-error.ts'
import { hashSecretToken } from '../../../../platform/security/secret-token.ts'
import { mayUsePanel } from '../../../accounts/index.ts'
import type { Db, WriteContext } from '../../directory-context.ts'
import type { ListingRow } from './listing.repository.ts'
import type { Party } from './listing-moves.ts'

type Ctx = Pick<WriteContext, 'actor' | 'accounts' | 'listingToken' | 'now'>
type Target = Pick<ListingRow, 'kind' | 'id' | 'ownerId'>

/** As whom the caller acts on a listing; null for strangers, for whom it does not exist unless it is published. */
export async function partyOf(ctx: Ctx, db: Db, listing: Target): Promise<Party | null> {
  const { actor, accounts } = ctx
  const isOwner = actor !== null && listing.ownerId === actor.userId
  const isAtWork = actor !== null && mayUsePanel({ ...actor, isOpen: accounts.isOpen })
  // Four eyes: nobody decides about a listing of their own, whatever they are.
  const isModerator = isAtWork && !isOwner && (actor.role === 'moderator' || actor.role === 'admin')
  const isHolder = listing.ownerId === null && (await holdsToken(ctx, db, listing))
  return isOwner || isAtWork || isHolder ? { isOwner, isModerator, isHolder } : null
}

/** The same as a listing's page tells it: nothing to those who hold a secret alone. */
export function accessOf({ isOwner, isHolder }: Party): { readonly access?: 'owner' | 'staff' } {
  if (isOwner) return { access: 'owner' }
  return isHolder ? {} : { access: 'staff' }
}

/** Throws `unauthenticated` for whoever shows neither a session nor the secret of a listing, whatever they ask for. */
export function refuseNameless({ actor, listingToken }: Pick<Ctx, 'actor' | 'listingToken'>): void {
  if (actor === null && listingToken === undefined) throw new AppError('unauthenticated')
}

async function holdsToken({ listingToken, now }: Ctx, db: Db, { kind, id }: Target): Promise<boolean> {
  if (listingToken === undefined) return false
  const row = await db
    .selectFrom('listing_tokens')
    .select('used_at')
    .where('token_hash', '=', hashSecretToken(listingToken))
    .where('purpose', '=', 'claim')
    .where(kind === 'order' ? 'order_id' : 'producer_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

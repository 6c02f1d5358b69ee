import type { ListingKind, RouteOutput, RouteParsed, openedOrderContact as route } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { signedIn } from '../../accounts/index.ts'
import * as contacts from './contact.repository.ts'
import { isClosed, isRefused, maySee, viewContact } from './contact-listing.ts'
import { hasLead } from './lead.repository.ts'
import type { LeadsContext } from './leads-context.ts'
import { personHash } from './person-hash.ts'

/**
 * Returns the contact of a listing again to a user who has asked for it before. This counts neither a lead nor a request
 * of the day. Returns null when the user has not asked, or would not get the contact now.
 */
export async function findOpenedContact(
  ctx: LeadsContext,
  kind: ListingKind,
  { id }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const actor = signedIn(ctx)
  const person = personHash(ctx, kyivDay(ctx.now()))
  if (!(await hasLead(ctx.db, kind, { listingId: id, person }))) return { contact: null }
  const row = await contacts.find(ctx.db, kind, id)
  if (!row || !(await maySee(ctx, kind, row)) || isClosed(row, ctx.now())) return { contact: null }
  if (await isRefused(ctx, row)) return { contact: null }
  const isShown = row.show === 'public' || (row.show === 'afterLogin' && actor.isEmailVerified)
  if (row.show === 'shortlisted' && actor.isEmailVerified) {
    const isWanted = await ctx.orderHooks.isShortlisted(ctx.db, row.id, actor.userId)
    return { contact: isWanted ? viewContact(row) : null }
  }
  return { contact: isShown ? viewContact(row) : null }
}

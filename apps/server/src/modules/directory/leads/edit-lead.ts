import type { RouteOutput, RouteParsed, editLead as route } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import * as leads from './lead-list.repository.ts'
import type { LeadsContext } from './leads-context.ts'

/**
 * Saves the caller's own state or note of a lead, which is a request for the contact of a listing. Throws `not_found`
 * unless the caller owns the listing or asked for the contact.
 */
export async function editLead(
  ctx: LeadsContext,
  { id, state, note }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const saved = await leads.saveNote(ctx.db, { id, userId, state, note, now: ctx.now() })
  if (!saved) throw new AppError('not_found')
  return saved
}

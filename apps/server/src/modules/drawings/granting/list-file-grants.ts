import type { FileGrant, RouteParsed, listFileGrants as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder } from '../../directory/index.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as grants from './file-grant.repository.ts'

/** Returns who asked for the files of an order and who may open them. Throws `not_found` for everybody but the owner. */
export async function listFileGrants(
  ctx: DrawingsContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<typeof route.output>> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  const order = await findOfferedOrder(onTables(ctx.db), id, now)
  if (!order || order.ownerId !== userId) throw new AppError('not_found')
  const rows = await grants.listParties(ctx.db, { orderId: order.id, ownerId: userId }, now)
  return {
    items: rows.map(viewGrant),
    asked: rows.filter(({ state }) => state === 'asked').length,
  }
}

function viewGrant(row: grants.PartyRow): z.input<typeof FileGrant> {
  return {
    producer: { id: row.id, slug: row.slug, name: row.name, isVerified: row.is_verified },
    // Without a word of the owner, an invited or considered producer is in.
    state: row.state ?? 'granted',
    ground: groundOf(row),
    note: row.note,
    at: row.at.toISOString(),
    ndaAcceptedAt: row.nda_at?.toISOString() ?? null,
  }
}

function groundOf({ state, is_online, is_blocked, is_out, is_shortlisted, is_invited }: grants.PartyRow) {
  if (is_blocked) return null
  if (state === 'granted') return is_online || is_shortlisted ? 'granted' : null
  if (is_out) return null
  if (is_shortlisted) return 'shortlisted'
  return is_invited && is_online ? 'invited' : null
}

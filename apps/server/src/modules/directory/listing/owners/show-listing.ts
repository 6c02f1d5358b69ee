import type { ListingKind } from '@verstat/contract'
import type { WriteContext } from '../../directory-context.ts'
import { accessOf, listingRights } from '../moves/listing-rights.ts'

type Row = { readonly id: string; readonly owner_id: string | null; readonly status: string }

/**
 * Renders the public view of a listing for callers who manage it, in any status but archived. The field `access` tells
 * whether the caller is the owner or staff. Returns null for other callers.
 */
export async function showManaged<Found extends Row, View extends object>(
  ctx: WriteContext,
  kind: ListingKind,
  find: () => Promise<Found | undefined>,
  view: (row: Found) => Promise<View>,
) {
  if (!ctx.actor && ctx.listingToken === undefined) return null
  const row = await find()
  const rights = row && (await listingRights(ctx, ctx.db, { kind, id: row.id, ownerId: row.owner_id }))
  if (!row || !rights || row.status === 'archived') return null
  return { ...(await view(row)), ...accessOf(rights) }
}

import { LISTING_KINDS } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import type { OwnsListings } from '../../../accounts/index.ts'
import type { Db, Tx } from '../../directory-context.ts'
import * as listings from '../moves/listing.repository.ts'
import { type MoveContext, moveListing, OWNER_RIGHTS } from '../moves/move-listing.ts'

export async function countPublicListings(
  db: Db,
  ownerId: string,
): Promise<{ orders: number; producers: number }> {
  const { rows } = await sql<{ orders: number; producers: number }>`
    select (select count(*)::int from orders where owner_id = ${ownerId} and listed and expires_at > now()) as orders,
      (select count(*)::int from producers where owner_id = ${ownerId} and status = 'published') as producers`.execute(
    db,
  )
  return rows[0] ?? { orders: 0, producers: 0 }
}

/** Returns an SQL expression: whether the user has orders, and producers, that are not deleted. */
export function ownsListings(ownerId: string): RawBuilder<OwnsListings> {
  return sql<OwnsListings>`jsonb_build_object(
    'orders', exists (select from orders where owner_id = ${ownerId} and status <> 'archived'),
    'producers', exists (select from producers where owner_id = ${ownerId} and status <> 'archived'))`
}

/**
 * Hides all listings of an owner. The caller must have locked the owner. Published listings are paused, pending
 * listings become drafts, and automatic submissions are cancelled. Every change of a status is recorded in the history
 * and the audit.
 */
export async function pauseOwnedListings(ctx: MoveContext, tx: Tx, ownerId: string): Promise<void> {
  for (const kind of LISTING_KINDS) {
    await listings.cancelSubmissions(tx, kind, ownerId)
    for (const listing of await listings.lockOnline(tx, kind, ownerId, ctx.now())) {
      await moveListing(ctx, tx, listing, OWNER_RIGHTS, listing.status === 'published' ? 'paused' : 'draft')
    }
  }
}

export async function eraseOwnedListings(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('orders').where('owner_id', '=', ownerId).execute()
  await db.deleteFrom('producers').where('owner_id', '=', ownerId).execute()
}

/**
 * Exports the listings of an owner, with contacts, pending edits, saved forms and status history. Notes of staff are
 * left out.
 */
export async function exportOwnedListings(
  db: Db,
  ownerId: string,
): Promise<Record<OwnedRows, Record<string, unknown>[]>> {
  const rowsOf = async (table: 'orders' | 'producers' | 'form_drafts') => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - '{search,listed,has_files,drawing_sizes,drawing_mm,has_model,verification_note,verified_by}'::text[] as row
        from ${sql.table(table)} t where owner_id = ${ownerId} order by created_at`.execute(db)
    return rows.map(({ row }) => row)
  }
  const edits = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(r) as row from listing_revisions r
     where r.order_id in (select id from orders where owner_id = ${ownerId})
        or r.producer_id in (select id from producers where owner_id = ${ownerId})
     order by r.submitted_at`.execute(db)
  const moves = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(l) - '{id,actor_id}'::text[] as row from listing_status_log l
     where l.order_id in (select id from orders where owner_id = ${ownerId})
        or l.producer_id in (select id from producers where owner_id = ${ownerId})
     order by l.id`.execute(db)
  return {
    orders: await rowsOf('orders'),
    producers: await rowsOf('producers'),
    listingEdits: edits.rows.map(({ row }) => row),
    listingMoves: moves.rows.map(({ row }) => row),
    formDrafts: await rowsOf('form_drafts'),
  }
}

type OwnedRows = 'orders' | 'producers' | 'listingEdits' | 'listingMoves' | 'formDrafts'

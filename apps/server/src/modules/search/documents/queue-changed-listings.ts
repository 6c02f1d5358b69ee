import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import type { ChangeTarget, ListingChange } from '../../directory/index.ts'

/** Columns and parts of listings from which the documents are made. */
const SEARCHED: Readonly<Record<ListingKind, ReadonlySet<string>>> = {
  order: new Set(
    `listed type region_id root_id category_id city title_uk title_en description_uk description_en quantity unit
      quantity_note_uk quantity_note_en certificates attributes bumped_at expires_at`.split(/\s+/),
  ),
  producer: new Set(
    `status name kind tagline_uk tagline_en description_uk description_en region_id city processes materials equipment
      certificates published_at categories`.split(/\s+/),
  ),
}

/**
 * Queues changed listings for indexing. When lists no longer show a listing, a trigger deletes its document at once.
 */
export const queueChangedListings: ChangeTarget = async (tx, { changes, bulk }) => {
  const waiting = changes.filter(isSearched)
  if (waiting.length > 0) {
    const rows = JSON.stringify(waiting.map(({ kind, id }) => ({ kind, id })))
    await sql`
      insert into search_queue (kind, listing_id)
        select distinct kind, id from jsonb_to_recordset(${rows}::jsonb) as l (kind text, id uuid)`.execute(
      tx,
    )
  }
  if (bulk.includes('order')) {
    await sql`insert into search_queue (kind, listing_id) select 'order', id from orders where listed`.execute(
      tx,
    )
  }
  if (bulk.includes('producer')) {
    await sql`
      insert into search_queue (kind, listing_id)
        select 'producer', id from producers where status = 'published'`.execute(tx)
  }
}

function isSearched({ kind, before, after, changed }: ListingChange): boolean {
  if (!after?.listed) return false
  return before === null || changed.some((name) => SEARCHED[kind].has(name))
}

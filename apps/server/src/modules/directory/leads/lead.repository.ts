import type { ListingKind } from '@verstat/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

const LISTING_COLUMN = { order: sql.ref('order_id'), producer: sql.ref('producer_id') } as const
const STATS_TABLE = { order: sql.table('order_stats'), producer: sql.table('producer_stats') } as const

/**
 * Counts a contact request of a person on one day in Kyiv, across all processes. Returns false if the person has
 * already made `max` requests on this day.
 */
export async function countContactRequest(
  db: QueryExecutorProvider,
  ask: { readonly day: string; readonly person: Buffer; readonly max: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into contact_asks (day, person, asked) values (${ask.day}, ${ask.person}, 1)
    on conflict (day, person) do update set asked = contact_asks.asked + 1 where contact_asks.asked < ${ask.max}
    returning asked`.execute(db)
  return rows.length === 1
}

/** Records a lead. Increments the listing's number of contacts only for the first lead of this person. */
export async function insertLead(
  db: QueryExecutorProvider,
  kind: ListingKind,
  lead: { readonly listingId: string; readonly person: Buffer; readonly at: Date },
): Promise<void> {
  const column = LISTING_COLUMN[kind]
  await sql`
    with lead as (
      insert into leads (${column}, person, at) values (${lead.listingId}, ${lead.person}, ${lead.at})
      on conflict do nothing returning 1)
    insert into ${STATS_TABLE[kind]} as stats (${column}, contacts) select ${lead.listingId}, 1 from lead
    on conflict (${column}) do update set contacts = stats.contacts + 1`.execute(db)
}

export async function sweepLeads(db: QueryExecutorProvider, today: string): Promise<void> {
  await sql`delete from contact_asks where day < ${today}`.execute(db)
  await sql`delete from view_marks where day < ${today}`.execute(db)
}

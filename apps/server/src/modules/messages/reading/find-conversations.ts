import { sql } from 'kysely'
import type { AskedListing } from '../../directory/index.ts'
import type { Db } from '../messages-context.ts'

/** Returns the conversations of a user about leads, by the id of the lead: the latest with the other side of each. */
export async function findConversations(
  db: Db,
  userId: string,
  leads: readonly AskedListing[],
): Promise<ReadonlyMap<string, string>> {
  if (leads.length === 0) return new Map()
  const column = (key: keyof AskedListing) => leads.map((lead) => lead[key])
  const { rows } = await sql<{ lead: string; conversation: string }>`
    select lead.id as lead, talk.id as conversation
      from unnest(${column('leadId')}::uuid[], ${column('kind')}::text[], ${column('listingId')}::uuid[],
          ${column('personId')}::uuid[]) as lead (id, kind, listing, person)
      cross join lateral (
        select c.id, c.last_at from conversations c
         where lead.kind = 'producer' and not c.about_order and c.producer_id = lead.listing
           and c.customer_id = lead.person and ${userId} in (c.customer_id, c.supplier_id)
        union all
        select c.id, c.last_at from conversations c
         where lead.kind = 'order' and c.order_id = lead.listing and c.supplier_id = lead.person
           and ${userId} in (c.customer_id, c.supplier_id)
        order by last_at desc limit 1) talk`.execute(db)
  return new Map(rows.map(({ lead, conversation }) => [lead, conversation]))
}

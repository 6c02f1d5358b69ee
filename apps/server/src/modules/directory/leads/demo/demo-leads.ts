import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

/**
 * Stores leads (requests for a contact) for each listing of these demo users, as many as the listing's statistics
 * count. Only the latest lead of each listing names a person, who is another of these users. That lead is from the last
 * days, and leads older than two weeks are not new for their owners, so that the desk and its chart agree.
 */
export async function insertDemoLeads(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  const [first = null, second = null] = userIds
  await sql`
    with own as (
      select o.id as order_id, null::uuid as producer_id, o.owner_id, coalesce(o.published_at, o.created_at) as since,
          s.contacts
        from orders o join order_stats s on s.order_id = o.id where o.demo and o.owner_id = any(${userIds})
      union all
      select null, p.id, p.owner_id, coalesce(p.published_at, p.created_at), s.contacts
        from producers p join producer_stats s on s.producer_id = p.id where p.demo and p.owner_id = any(${userIds}))
    insert into leads (order_id, producer_id, person, user_id, at)
    select order_id, producer_id, decode(md5(coalesce(order_id, producer_id)::text || n), 'hex'),
        case when n = contacts then case owner_id when ${first} then ${second}::uuid else ${first}::uuid end end,
        greatest(since + (${now} - since) * n / (contacts + 1),
          case when n = contacts then ${now}::timestamptz - interval '5 days' end)
      from own cross join generate_series(1, contacts) n
     order by since + (${now} - since) * n / (contacts + 1)`.execute(db)
  await sql`
    insert into lead_notes (lead_id, user_id, state, updated_at)
    select lead.id, coalesce(o.owner_id, p.owner_id),
        (array['talking', 'agreed', 'declined'])[1 + get_byte(lead.person, 0) % 3], lead.at + interval '1 day'
      from leads lead left join orders o on o.id = lead.order_id left join producers p on p.id = lead.producer_id
     where lead.at < ${now}::timestamptz - interval '14 days' and coalesce(o.demo, p.demo)
       and coalesce(o.owner_id, p.owner_id) = any(${userIds})`.execute(db)
}

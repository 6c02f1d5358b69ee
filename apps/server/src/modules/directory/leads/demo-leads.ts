import { sql } from 'kysely'
import type { Db } from '../directory-context.ts'

/**
 * Stores leads (requests for a contact) for each listing of these demo users, as many as the listing's statistics
 * count. Only the latest lead of each listing names a person, who is another of these users.
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
        since + (${now} - since) * n / (contacts + 1)
      from own cross join generate_series(1, contacts) n
     order by since + (${now} - since) * n / (contacts + 1)`.execute(db)
}

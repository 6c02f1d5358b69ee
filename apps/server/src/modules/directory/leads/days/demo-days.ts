import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

/** Demo views are spread over at most so many days. */
const SPREAD_DAYS = 90

/**
 * Spreads the views of the demo listings of these users over the days since the publication, with fewer views on
 * weekends. Also counts the leads (requests for a contact) of these listings by day. The numbers of all days add up to
 * the totals that the listings show.
 */
export async function insertDemoDays(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  for (const kind of ['order', 'producer'] as const) {
    const id = sql.ref(`${kind}_id`)
    const days = sql.table(`${kind}_days`)
    await sql`
      with shown as (${weighted(kind, userIds, now)})
      insert into ${days} (${id}, day, views)
      select id, day, (round(views * till / whole) - round(views * (till - weight) / whole))::int from (
        select *, sum(weight) over (partition by id order by day) as till, sum(weight) over (partition by id) as whole
          from shown) part`.execute(db)
    await sql`
      insert into ${days} as old (${id}, day, contacts)
      select ${id}, (at at time zone 'Europe/Kyiv')::date as day, count(*)::int from leads
       where ${id} in (select id from ${sql.table(`${kind}s`)} where demo and owner_id = any(${userIds}::uuid[]))
       group by 1, 2
      on conflict (${id}, day) do update set contacts = excluded.contacts`.execute(db)
  }
}

/**
 * SQL for the listings with their views and a weight for each day. The weights look random, but are always the same.
 */
function weighted(kind: 'order' | 'producer', userIds: readonly string[], now: Date): RawBuilder<unknown> {
  return sql`
    select l.id, day::date as day, s.views,
        (20 + abs(hashtext(l.id::text || day)) % 80) * case when extract(isodow from day) > 5 then 0.3 else 1 end
          as weight
      from ${sql.table(`${kind}s`)} l join ${sql.table(`${kind}_stats`)} s on s.${sql.ref(`${kind}_id`)} = l.id
      cross join generate_series(
        greatest((coalesce(l.published_at, l.created_at) at time zone 'Europe/Kyiv')::date,
          (${now}::timestamptz at time zone 'Europe/Kyiv')::date - ${SPREAD_DAYS}::int),
        (${now}::timestamptz at time zone 'Europe/Kyiv')::date, interval '1 day') day
     where l.demo and l.owner_id = any(${userIds}::uuid[])`
}

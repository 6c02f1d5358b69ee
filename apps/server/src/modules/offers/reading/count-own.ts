import { sql } from 'kysely'
import type { Db } from '../offers-context.ts'
import { isLive } from '../writing/offer-status.ts'

type Row = {
  readonly id: string
  readonly count: number
  readonly unread: number
  readonly live: number
  readonly opens_at: Date | null
}

type Counts = {
  readonly count: number
  readonly unread: number
  readonly live: number
  readonly opensAt: string | null
}

/** Counts the offers to orders for the list of their owner. Orders without offers are left out. */
export async function countOwn(
  db: Db,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Counts>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select o.id, count(*)::int as count,
        count(*) filter (where f.seen_at is null and ${isLive(now, 'f')})::int as unread,
        count(*) filter (where ${isLive(now, 'f')})::int as live,
        case when o.offers_open = 'atDeadline' and o.expires_at > ${now} then o.expires_at end as opens_at
      from offers f join orders o on o.id = f.order_id
     where f.order_id = any (${orderIds}::uuid[]) and f.status not in ('withdrawn', 'blocked')
     group by o.id`.execute(db)
  return new Map(
    rows.map(({ id, count, unread, live, opens_at }) => [
      id,
      {
        count,
        // Nobody can read what is sealed, so it does not wait for its reader.
        unread: opens_at === null ? unread : 0,
        live,
        opensAt: opens_at?.toISOString() ?? null,
      },
    ]),
  )
}

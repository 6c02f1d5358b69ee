import type { LocalizedText, MarketTaskKind, RouteOutput, listMarketTasks as route } from '@verstat/contract'
import { sql } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { signedIn } from '../../accounts/index.ts'
import type { OffersContext } from '../offers-context.ts'

/** At most this many tasks of a kind. */
const MAX = 3

/** A customer who has not decided this long after the last day is not reminded on the desk any more. */
const DECIDING_DAYS = 30

type Row = {
  readonly kind: MarketTaskKind
  readonly id: string
  readonly slug: string | null
  readonly title: LocalizedText
  readonly n: number
}

/** Returns what waits for the caller in offers, deals, invitations and later modules. Sealed offers wait only after their opening. */
export async function listMarketTasks(ctx: OffersContext): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  const title = sql`jsonb_strip_nulls(jsonb_build_object('uk', o.title_uk, 'en', o.title_en))`
  const { rows } = await sql<Row>`
    with readable as materialized (
      select o.id, o.slug, o.expires_at <= ${now} as is_over, ${title} as title,
          count(*)::int as live, count(*) filter (where f.seen_at is null)::int as unread
        from orders o
        join offers f on f.order_id = o.id and f.status in ('sent', 'shortlisted') and f.expires_at > ${now}
        join users u on u.id = f.owner_id and u.blocked_at is null and u.erase_at is null
       where o.owner_id = ${userId} and o.status in ('published', 'paused')
         and o.expires_at > ${now}::timestamptz - make_interval(days => ${DECIDING_DAYS})
         and (o.offers_open = 'atOnce' or o.expires_at <= ${now})
       group by o.id
    ), own as materialized (
      select f.id, o.slug, ${title} as title, f.based_on_terms < o.terms_version as is_outdated,
          exists (select from offer_asks a where a.offer_id = f.id and a.answered_by is null) as is_asked
        from offers f join orders o on o.id = f.order_id
       where f.owner_id = ${userId} and f.status in ('sent', 'shortlisted') and f.expires_at > ${now}
         and o.status in ('published', 'paused')
    )
    (select 'confirm' as kind, d.id, o.slug, d.snapshot->'order'->'title' as title, 1 as n
       from deals d left join orders o on o.id = d.order_id
      where d.supplier_id = ${userId} and d.status = 'awaiting' and d.lapses_at > ${now}
      order by d.lapses_at limit ${MAX})
    union all
    (select 'complete', d.id, o.slug, d.snapshot->'order'->'title', 1
       from deals d left join orders o on o.id = d.order_id
      where d.customer_id = ${userId} and d.status = 'delivered' and d.completes_at > ${now}
      order by d.completes_at limit ${MAX})
    union all
    (select 'decide', id, slug, title, live from readable where is_over and unread = 0 order by id limit ${MAX})
    union all
    (select 'unread', id, slug, title, unread from readable where unread > 0 order by id limit ${MAX})
    union all
    (select 'answer', o.id, o.slug, ${title}, count(*)::int
       from orders o join order_questions q on q.order_id = o.id and q.answer is null and q.hidden_code is null
      where o.owner_id = ${userId} and o.status in ('published', 'paused')
      group by o.id order by min(q.created_at) limit ${MAX})
    union all
    (select 'asked', id, slug, title, 1 from own where is_asked order by id limit ${MAX})
    union all
    (select 'outdated', id, slug, title, 1 from own where is_outdated and not is_asked order by id limit ${MAX})
    union all
    (select 'invited', o.id, o.slug, ${title}, 1
       from orders o
      where o.status = 'published' and o.expires_at > ${now}
        and o.id in (select i.order_id from order_invitations i join producers p on p.id = i.producer_id
                      where p.owner_id = ${userId} and i.declined_at is null)
        and not exists (select from offers f where f.order_id = o.id and f.owner_id = ${userId})
      order by o.expires_at limit ${MAX})`.execute(ctx.db)
  const isAnswer = ({ kind }: Row) => kind === 'asked' || kind === 'outdated' || kind === 'invited'
  const more = await ctx.offerHooks.listTasks(onTables(ctx.db), userId)
  // Other people wait for what concerns one’s orders, so it comes before what concerns one’s own offers.
  return { items: [...rows.filter((row) => !isAnswer(row)), ...more, ...rows.filter(isAnswer)] }
}

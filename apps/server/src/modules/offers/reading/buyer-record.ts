import type { BuyerRecord } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../offers-context.ts'

/** Below this number of published orders a record would say more about chance than about the buyer. */
const ORDERS_MIN = 3
/** Only the latest orders count. */
const COUNTED = 200
/** A question that has waited for longer counts as unanswered. */
const QUESTION_DAYS = 2

type Row = {
  readonly orders: number
  readonly with_offers: number
  readonly awarded: number
  readonly answered: number
  readonly hours: number | null
  readonly unanswered: number
}

/** Returns how a buyer has treated the offers to earlier orders. Awards and answers count once an order is over. */
export async function readBuyerRecord(db: Db, ownerId: string, now: Date): Promise<BuyerRecord | null> {
  const { rows } = await sql<Row>`
    with latest as (
      select id, expires_at,
          case when status = 'awarded' then award_lapses_at is null
            else expires_at <= ${now} or status in ('completed', 'cancelled') end as is_over
        from orders
       where owner_id = ${ownerId} and published_at is not null and status <> 'archived'
       order by updated_at desc, id desc limit ${COUNTED}),
    offered as (
      select sums.awarded or coalesce((
            select bool_or(d.status in ('active', 'delivered', 'completed')) from deals d where d.order_id = o.id),
            false) as awarded,
          sums.answered
        from latest o, lateral (
          select count(*) as n, bool_or(f.status = 'accepted') as awarded,
              bool_and(f.status in ('accepted', 'declined', 'closed', 'withdrawn', 'blocked')) as answered
            from offers f
           where f.order_id = o.id) sums
       where sums.n > 0 and o.is_over),
    reactions as (
      select unnest(seen.hours) as hours from latest o, lateral (
        select array_agg(extract(epoch from f.seen_at - f.created_at) / 3600) as hours
          from offers f where f.order_id = o.id and f.seen_at is not null) seen)
    select (select count(*)::int from latest) as orders,
        (select count(*)::int from offered) as with_offers,
        (select count(*)::int from offered where awarded) as awarded,
        (select count(*)::int from offered where answered) as answered,
        (select percentile_cont(0.5) within group (order by hours)::float8 from reactions) as hours,
        (select count(*)::int from latest o join order_questions q on q.order_id = o.id
          where o.expires_at > ${now} and q.answer is null and q.hidden_code is null
            and q.created_at < ${now}::timestamptz - make_interval(days => ${QUESTION_DAYS})) as unanswered`.execute(
    db,
  )
  const [row] = rows
  if (!row || row.orders < ORDERS_MIN) return null
  const share = (part: number) => (row.with_offers === 0 ? null : part / row.with_offers)
  return {
    orders: row.orders,
    awardedShare: share(row.awarded),
    answeredShare: share(row.answered),
    unansweredQuestions: row.unanswered,
    reactionHours: row.hours === null ? null : Math.max(0, Math.round(row.hours)),
  }
}

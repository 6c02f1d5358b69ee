import { type Linked, type ListingKind, type PanelRight, RIGHTS_OF_ROLE, type Role } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { localized } from '../../directory/index.ts'
import { viewEntries } from '../list-audit.ts'
import type { PanelContext } from '../panel-context.ts'
import { findPayments, findReceipts } from './find-linked-money.ts'
import { type Counted, type LinkedOf, limited, totalOf } from './linked-rows.ts'

type Output = z.input<typeof Linked>
/** Returns everything that belongs to users and producers, as far as the role may see it. */
export async function findLinked(ctx: PanelContext, of: LinkedOf, role: Role): Promise<Output> {
  const may = (right: PanelRight) => RIGHTS_OF_ROLE[role].includes(right)
  const own = ownListings(of)
  const [listings, payments, receipts, subscriptions, leads, feedback, audit] = await Promise.all([
    findListings(ctx, own),
    may('payments') ? findPayments(ctx, of, own) : null,
    may('payments') ? findReceipts(ctx, of) : null,
    may('sales') ? findSubscriptions(ctx, own) : null,
    findLeads(ctx, of, own),
    may('feedback') ? findFeedback(ctx, of, own) : null,
    may('audit') ? findAudit(ctx, of) : null,
  ])
  return { listings, payments, receipts, subscriptions, leads, feedback, audit }
}

/** SQL for the listings, without the order of the rows. */
function ownListings({ users, producers }: LinkedOf): RawBuilder<unknown> {
  const owners = sql`any(${[...users]}::uuid[])`
  return sql`(
    select 'order' as kind, id, number, title_uk, title_en, owner_id, created_at,
        order_status_at(status, expires_at, award_lapses_at, award_completes_at, now()) as status
      from orders where owner_id = ${owners}
    union all
    select 'producer', id, null, name, null, owner_id, created_at, status::text
      from producers where owner_id = ${owners} or id = any(${[...producers]}::uuid[]))`
}

type ListingRow = {
  readonly kind: ListingKind
  readonly listing_id: string
  readonly title_uk: string | null
  readonly title_en: string | null
}

const linkTo = ({ kind, listing_id, title_uk, title_en }: ListingRow) => ({
  kind,
  id: listing_id,
  title: localized(title_uk, title_en),
})

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

async function findListings({ db }: PanelContext, own: RawBuilder<unknown>): Promise<Output['listings']> {
  type Row = Counted<ListingRow> & {
    readonly number: number | null
    readonly status: Output['listings']['items'][number]['status']
    readonly owner_id: string | null
    readonly owner_name: string | null
    readonly created_at: Date
    readonly claimed_at: Date | null
  }
  const { rows } = await sql<Row>`
    select l.kind, l.id as listing_id, l.number, l.title_uk, l.title_en, l.status, l.created_at, l.owner_id, l.total,
        u.firstname || ' ' || u.lastname as owner_name,
        (select a.at from audit a where a.subject_id = l.id and a.action = 'listing.claimed'
          order by a.id desc limit 1) as claimed_at
      from (select *, count(*) over ()::int as total from ${own} own order by created_at desc, id desc ${limited}) l
        left join users u on u.id = l.owner_id
     order by l.created_at desc, l.id desc`.execute(db)
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      ...linkTo(row),
      number: row.number,
      status: row.status,
      owner: personOf(row.owner_id, row.owner_name),
      createdAt: row.created_at.toISOString(),
      claimedAt: row.claimed_at?.toISOString() ?? null,
    })),
  }
}

async function findSubscriptions(
  { db }: PanelContext,
  own: RawBuilder<unknown>,
): Promise<Output['subscriptions']> {
  type Subscription = NonNullable<Output['subscriptions']>['items'][number]
  type Row = Counted<ListingRow> &
    Pick<Subscription, 'id' | 'status'> & {
      readonly name_uk: string
      readonly name_en: string
      readonly period_end: Date | null
    }
  const { rows } = await sql<Row>`
    select s.id, s.status, s.period_end, own.kind, own.id as listing_id, own.title_uk, own.title_en,
        p.name_uk, p.name_en, count(*) over ()::int as total
      from ${own} own
        join subscriptions s on case own.kind when 'order' then s.order_id else s.producer_id end = own.id
        join plans p on p.id = s.plan_id
     where s.status <> 'free' order by s.id desc ${limited}`.execute(db)
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      id: row.id,
      listing: linkTo(row),
      plan: { uk: row.name_uk, en: row.name_en },
      status: row.status,
      periodEnd: row.period_end?.toISOString() ?? null,
    })),
  }
}

async function findLeads(
  { db }: PanelContext,
  { users }: LinkedOf,
  own: RawBuilder<unknown>,
): Promise<Output['leads']> {
  type Row = Counted<ListingRow> & {
    readonly id: string
    readonly side: 'received' | 'sent'
    readonly user_id: string | null
    readonly name: string | null
    readonly at: Date
  }
  const { rows } = await sql<Row>`
    select found.*, u.firstname || ' ' || u.lastname as name from (
      select *, count(*) over ()::int as total from (
        select lead.id, 'received' as side, own.kind, own.id as listing_id, own.title_uk, own.title_en,
            lead.user_id, lead.at
          from ${own} own join leads lead on lead.order_id = own.id
        union all
        select lead.id, 'received', own.kind, own.id, own.title_uk, own.title_en, lead.user_id, lead.at
          from ${own} own join leads lead on lead.producer_id = own.id
        union all
        select lead.id, 'sent', case when o.id is null then 'producer' else 'order' end, coalesce(o.id, p.id),
            coalesce(o.title_uk, p.name), o.title_en, lead.user_id, lead.at
          from leads lead left join orders o on o.id = lead.order_id left join producers p on p.id = lead.producer_id
         where lead.user_id = any(${[...users]}::uuid[])) lead
       order by at desc, id desc ${limited}) found
      left join users u on u.id = found.user_id
     order by found.at desc, found.id desc`.execute(db)
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      id: row.id,
      side: row.side,
      listing: linkTo(row),
      person: personOf(row.user_id, row.name),
      at: row.at.toISOString(),
    })),
  }
}

async function findFeedback(
  { db }: PanelContext,
  { users }: LinkedOf,
  own: RawBuilder<unknown>,
): Promise<Output['feedback']> {
  type Message = NonNullable<Output['feedback']>['items'][number]
  type Row = Counted<Pick<Message, 'id' | 'number' | 'topic' | 'side'>> & {
    readonly created_at: Date
    readonly handled_at: Date | null
  }
  const { rows } = await sql<Row>`
    select *, count(*) over ()::int as total from (
      select id, number, topic, 'sent' as side, created_at, handled_at
        from feedback where user_id = any(${[...users]}::uuid[])
      union all
      select f.id, f.number, f.topic, 'received', f.created_at, f.handled_at
        from ${own} own join feedback f on f.subject_id = own.id
       where f.user_id is null or f.user_id <> all(${[...users]}::uuid[])) found
     order by number desc ${limited}`.execute(db)
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      id: row.id,
      number: row.number,
      topic: row.topic,
      side: row.side,
      createdAt: row.created_at.toISOString(),
      handledAt: row.handled_at?.toISOString() ?? null,
    })),
  }
}

async function findAudit(ctx: PanelContext, { users, producers }: LinkedOf): Promise<Output['audit']> {
  const ids = sql`any(${[...users, ...producers]}::uuid[])`
  const { rows } = await sql<Parameters<typeof viewEntries>[1][number]>`
    select id, at, action, actor_id, subject_id, ip, details from audit where id in (
      (select id from audit where actor_id = ${ids} order by id desc ${limited})
      union (select id from audit where subject_id = ${ids} order by id desc ${limited}))
     order by id desc ${limited}`.execute(ctx.db)
  return viewEntries(ctx, rows)
}

import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'
import type { StoredOrderStatus } from '../../orders/order.tables.ts'

/** SQL for a demo order to which producers can state a price: the quantity and the budget are known, in hryvnias. */
const IS_PRICED = sql<boolean>`(o.demo and o.title_uk is not null and o.quantity > 1 and o.currency = 'UAH'
  and o.budget_min is not null and o.type <> 'prototype')`

/** Sewing and large batches first: everybody knows what that is, and the demo has many producers of it. */
const FAMILIAR_FIRST = sql`(select c.code = 'sewing' from categories c where c.id = o.root_id) desc,
  o.quantity desc, o.number`

/**
 * Gives a demo user orders for the demo of offers: one that takes offers for two weeks yet, one that takes them for some
 * days, so that the site reminds its owner of the end, and some that are awarded or completed. Returns how many of them
 * take offers.
 */
export async function assignDemoMarket(db: Db, ownerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ status: StoredOrderStatus }>`
    update orders set owner_id = ${ownerId} from (
      select id, row_number() over (partition by use order by place) as nth,
          case use when 'awarded' then 2 else 1 end as wanted
        from (
          select o.id, row_number() over (order by ${FAMILIAR_FIRST}) as place,
              case when o.status <> 'published' then o.status::text
                when o.expires_at > ${now}::timestamptz + interval '14 days' then 'long'
                when o.expires_at between ${now}::timestamptz + interval '3 days'
                  and ${now}::timestamptz + interval '6 days' then 'short' end as use
            from orders o
           where ${IS_PRICED} and o.owner_id is null and o.contact_show <> 'none'
             and (o.status in ('awarded', 'completed')
               or o.status = 'published' and o.type = 'production' and o.quantity >= 100
                 and o.material_by is distinct from 'customer'
                 and o.top_until is null and o.highlight_until is null and o.home_until is null
                 and o.published_at between ${now}::timestamptz - interval '60 days'
                   and ${now}::timestamptz - interval '9 days')) priced
       where use is not null) fit
     where orders.id = fit.id and fit.nth <= fit.wanted
    returning orders.status`.execute(db)
  return rows.filter(({ status }) => status === 'published').length
}

/** A demo order of a demo user to which offers can be invented. */
export type DemoMarketOrder = {
  readonly id: string
  readonly ownerId: string
  readonly status: StoredOrderStatus
  readonly quantity: number
  /** What the customer would pay for the whole quantity, in minor units. */
  readonly budgetMinor: number
  readonly sampleRequired: boolean
  readonly rootId: number
  readonly categoryId: number
  readonly publishedAt: Date
  readonly expiresAt: Date
}

/** Returns the orders of demo users to which offers can be invented, familiar ones first. */
export async function listDemoMarketOrders(db: Db): Promise<readonly DemoMarketOrder[]> {
  const { rows } = await sql<DemoMarketOrder>`
    select o.id, o.owner_id as "ownerId", o.status, o.quantity::float8 as quantity,
        (o.budget_min + o.budget_max)::float8 / 2 * case o.budget_per when 'unit' then o.quantity else 1 end::float8
          as "budgetMinor",
        coalesce(o.sample_required, false) as "sampleRequired", o.root_id as "rootId", o.category_id as "categoryId",
        o.published_at as "publishedAt", o.expires_at as "expiresAt"
      from orders o
     where ${IS_PRICED} and o.owner_id is not null and o.status in ('published', 'awarded', 'completed')
     order by ${FAMILIAR_FIRST}`.execute(db)
  return rows
}

export type DemoMaker = {
  readonly id: string
  /** Null if the producer has no account yet. */
  readonly ownerId: string | null
  readonly rootIds: readonly number[]
  readonly categoryIds: readonly number[]
}

/** Returns the published demo producers in a mixed order, which is the same for the same producers. */
export async function listDemoMakers(db: Db): Promise<readonly DemoMaker[]> {
  const { rows } = await sql<DemoMaker>`
    select p.id, p.owner_id as "ownerId", array_agg(c.root_id) as "rootIds", array_agg(c.category_id) as "categoryIds"
      from producers p join producer_categories c on c.producer_id = p.id
     where p.demo and p.status = 'published' group by p.id order by md5(p.name), p.created_at`.execute(db)
  return rows
}

/** Returns demo users who have orders and no producer. */
export async function listDemoUsersWithoutProducer(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select owner_id as id from orders o
     where o.demo and owner_id is not null and not exists (select from producers p where p.owner_id = o.owner_id)
     group by owner_id order by min(o.number)`.execute(db)
  return rows.map(({ id }) => id)
}

export async function giveDemoMakers(
  db: Db,
  owners: readonly { readonly producerId: string; readonly ownerId: string }[],
): Promise<void> {
  await sql`
    update producers p set owner_id = given.owner_id
      from unnest(${owners.map(({ producerId }) => producerId)}::uuid[],
        ${owners.map(({ ownerId }) => ownerId)}::uuid[]) given (id, owner_id)
     where p.id = given.id`.execute(db)
}

/** Makes one demo order an order that has been changed since its publication, and another one a sealed order. */
export async function markDemoOrders(
  db: Db,
  { changed, sealed }: { readonly changed: string | null; readonly sealed: string | null },
): Promise<void> {
  await sql`
    update orders set terms_version = case id when ${changed} then 2 else terms_version end,
        offers_open = case id when ${sealed} then 'atDeadline' else offers_open end
     where id in (${changed}, ${sealed})`.execute(db)
}

export type DemoAward = {
  readonly orderId: string
  readonly dealId: string
  readonly status: 'awarded' | 'completed'
  readonly at: Date
  readonly lapsesAt: Date | null
  readonly completesAt: Date | null
}

/** Brings demo orders to the state of their deals. */
export async function awardDemoOrders(db: Db, awards: readonly DemoAward[]): Promise<void> {
  const column = (name: keyof DemoAward) => awards.map((award) => award[name])
  await sql`
    update orders o set deal_id = a.deal_id, status = a.status::order_status, status_at = a.at,
        award_lapses_at = a.lapses_at, award_completes_at = a.completes_at
      from unnest(${column('orderId')}::uuid[], ${column('dealId')}::uuid[], ${column('status')}::text[],
        ${column('at')}::timestamptz[], ${column('lapsesAt')}::timestamptz[], ${column('completesAt')}::timestamptz[])
        a (order_id, deal_id, status, at, lapses_at, completes_at)
     where o.id = a.order_id`.execute(db)
}

import type { ListingKind, SubscriptionStatus } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../billing-context.ts'

/** A subscription joined with its listing, saved card and open purchase. */
export type SubscriptionRow = {
  readonly id: string
  readonly listing_kind: ListingKind
  readonly listing_id: string
  readonly listing_status: string
  readonly listing_published_at: Date | null
  /** The date when an order expires. Null for producers, which do not expire. */
  readonly listing_expires_at: Date | null
  readonly slug: string
  readonly title_uk: string | null
  readonly title_en: string | null
  readonly owner_id: string | null
  readonly plan_id: string
  readonly next_plan_id: string | null
  /** True when the pending plan is free. */
  readonly next_is_free: boolean
  readonly status: SubscriptionStatus
  readonly period_start: Date | null
  readonly period_end: Date | null
  readonly grace_until: Date | null
  readonly auto_charge: boolean
  readonly charge_failures: number
  readonly next_charge_at: Date | null
  /** The date that was announced last to the owner. It is the date of a charge or of the end of the plan. */
  readonly noticed_for: Date | null
  readonly payment_method_id: string | null
  /**
   * The paid plan that the owner chose when creating the listing. It is set only while the plan is on sale and not
   * bought yet.
   */
  readonly wanted_plan_id: string | null
  readonly told_plan_id: string | null
  readonly told_minor: number | null
  readonly card_brand: string | null
  readonly card_tail: string | null
  readonly open_id: string | null
  readonly open_item_id: string | null
}

const COLUMNS = sql`s.id, s.plan_id, s.next_plan_id, s.status, s.period_start, s.period_end, s.grace_until,
  s.auto_charge, s.charge_failures, s.next_charge_at, s.noticed_for, s.payment_method_id, s.told_plan_id,
  s.told_minor,
  w.id as wanted_plan_id, coalesce(n.days is null and n.id is not null, false) as next_is_free,
  m.brand as card_brand, m.tail as card_tail, t.id as open_id, t.item_id as open_item_id`
const MORE = sql`
  left join plans w on w.id = l.wanted_plan and w.offered and w.days is not null
    and w.kind = case when s.order_id is null then 'producer' else 'order' end
  left join plans n on n.id = s.next_plan_id
  left join payment_methods m on m.id = s.payment_method_id and m.status = 'active'
  left join lateral (
    select id, item_id from transactions where subscription_id = s.id and kind <> 'boost'
      and status in ('created', 'pending', 'processing')
     order by status = 'processing' desc, number desc limit 1) t on true`
const OF_ORDERS = sql`
  select ${COLUMNS}, 'order' as listing_kind, l.id as listing_id, l.status::text as listing_status,
      l.published_at as listing_published_at, l.expires_at as listing_expires_at, l.slug, l.title_uk, l.title_en, l.owner_id
    from subscriptions s join orders l on l.id = s.order_id ${MORE}`
const OF_PRODUCERS = sql`
  select ${COLUMNS}, 'producer' as listing_kind, l.id as listing_id, l.status::text as listing_status,
      l.published_at as listing_published_at, null::timestamptz as listing_expires_at, l.slug, l.name as title_uk, l.name as title_en, l.owner_id
    from subscriptions s join producers l on l.id = s.producer_id ${MORE}`

export async function listOwn(
  db: Db,
  ownerId: string,
  page: {
    readonly limit: number
    readonly offset: number
    /** Returns only the subscriptions of these listings. */
    readonly listings?: readonly string[] | undefined
    /** Returns only listings whose owner chose a paid plan that is not paid yet. */
    readonly isWanted?: boolean
  },
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const only = sql`${page.listings ? sql`and l.id = any(${[...page.listings]}::uuid[])` : sql``}
    ${page.isWanted ? sql`and w.id is not null and s.status in ('free', 'pending_payment')` : sql``}`
  const own = sql`
    ${OF_ORDERS} where l.owner_id = ${ownerId} and l.status <> 'archived' ${only}
    union all ${OF_PRODUCERS} where l.owner_id = ${ownerId} and l.status <> 'archived' ${only}`
  const { rows } = await sql<SubscriptionRow>`
    select * from (${own}) own order by id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from (${own}) own`.execute(db)
  return { rows, total: counts[0]?.total ?? 0 }
}

/** Returns the ids of the subscriptions of all listings of an owner, including deleted listings. */
export async function listIdsOfOwner(db: Db, ownerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from orders l join subscriptions s on s.order_id = l.id where l.owner_id = ${ownerId}
    union all
    select s.id from producers l join subscriptions s on s.producer_id = l.id where l.owner_id = ${ownerId}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns the subscriptions that match the conditions, newest first. In the SQL of a condition, `s` is the
 * subscription and `l` is its listing.
 */
export async function listWhere(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<SubscriptionRow[]> {
  const where = sql.join([sql`true`, ...conditions], sql` and `)
  const part = (from: RawBuilder<unknown>) => sql`(${from} where ${where} order by s.id desc limit ${limit})`
  const { rows } = await sql<SubscriptionRow>`
    select * from (${part(OF_ORDERS)} union all ${part(OF_PRODUCERS)}) found order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return findWhere(db, sql`s.id = ${id}`)
}

export function findOfListing(
  db: Db,
  listing: { readonly kind: ListingKind; readonly id: string },
): Promise<SubscriptionRow | undefined> {
  const column = listing.kind === 'order' ? sql`s.order_id` : sql`s.producer_id`
  return findWhere(db, sql`${column} = ${listing.id}`)
}

/** Lock the subscription before any change of the subscription or its purchases. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  await tx.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().execute()
  return findSubscription(tx, id)
}

async function findWhere(db: Db, condition: RawBuilder<unknown>): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    ${OF_ORDERS} where ${condition} union all ${OF_PRODUCERS} where ${condition}`.execute(db)
  return rows[0]
}

import type { ListingKind, SubscriptionStatus } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../billing-context.ts'

/** A subscription with what its page says of the listing. */
export type SubscriptionRow = {
  readonly id: string
  readonly listing_kind: ListingKind
  readonly listing_id: string
  readonly slug: string
  readonly title_uk: string | null
  readonly title_en: string | null
  readonly owner_id: string | null
  readonly plan_id: string
  readonly status: SubscriptionStatus
  readonly period_start: Date | null
  readonly period_end: Date | null
  readonly auto_charge: boolean
}

const COLUMNS = sql`s.id, s.plan_id, s.status, s.period_start, s.period_end, s.auto_charge`
const OF_ORDERS = sql`
  select ${COLUMNS}, 'order' as listing_kind, l.id as listing_id, l.slug, l.title_uk, l.title_en, l.owner_id
    from subscriptions s join orders l on l.id = s.order_id`
const OF_PRODUCERS = sql`
  select ${COLUMNS}, 'producer' as listing_kind, l.id as listing_id, l.slug, l.name, l.name, l.owner_id
    from subscriptions s join producers l on l.id = s.producer_id`

/** A page of the subscriptions of an owner's listings, latest first, and how many there are. */
export async function listOwn(
  db: Db,
  ownerId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const own = sql`
    ${OF_ORDERS} where l.owner_id = ${ownerId} and l.status <> 'archived'
    union all ${OF_PRODUCERS} where l.owner_id = ${ownerId} and l.status <> 'archived'`
  const { rows } = await sql<SubscriptionRow>`
    select * from (${own}) own order by id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from (${own}) own`.execute(db)
  return { rows, total: counts[0]?.total ?? 0 }
}

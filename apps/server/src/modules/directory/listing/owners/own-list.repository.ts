import type { ListingKind } from '@verstat/contract'
import type { Pool } from 'pg'
import {
  ORDER_SUMMARY_FROM,
  ORDER_SUMMARY_SELECT,
  type OrderSummaryRow,
} from '../../orders/order.repository.ts'
import {
  PRODUCER_SUMMARY_FROM,
  PRODUCER_SUMMARY_SELECT,
  type ProducerSummaryRow,
} from '../../producers/producer.repository.ts'

/** Columns of the owner's list that the public list does not have. */
export type OwnColumns = {
  readonly status_reason: string | null
  readonly status_at: Date
  readonly version: number
  readonly status_version: number
  readonly changed_since_approval: boolean
  readonly updated_at: Date
  readonly views: number
  readonly contacts: number
  readonly revision_submitted_at: Date | null
  readonly revision_rejected_at: Date | null
  readonly revision_reason: string | null
}
export type OwnOrderRow = OrderSummaryRow & OwnColumns
export type OwnProducerRow = ProducerSummaryRow & OwnColumns

export type OwnFilter = {
  readonly ownerId: string
  readonly now: Date
  /** The API status; null for all but deleted listings. */
  readonly status: string | null
}
export type OwnPage = { readonly limit: number; readonly offset: number }

/**
 * SQL of the API status, with a published order past its expiry as `expired`. $2 is the current time; producers do
 * not need it but take the same parameters.
 */
const API_STATUS: Readonly<Record<ListingKind, string>> = {
  order: `case when o.status = 'published' and o.expires_at <= $2 then 'expired' else o.status::text end`,
  producer: `case when $2::timestamptz is null then null else p.status::text end`,
}

const OWN_COLUMNS = (listing: string) => `${listing}.status_reason, ${listing}.status_at, ${listing}.version,
  ${listing}.status_version, ${listing}.changed_since_approval, ${listing}.updated_at,
  coalesce(stats.views, 0) as views, coalesce(stats.contacts, 0) as contacts,
  revision.submitted_at as revision_submitted_at, revision.rejected_at as revision_rejected_at,
  revision.reason as revision_reason`
const OWN_FROM = (kind: ListingKind, listing: string) => `
  left join ${kind}_stats stats on stats.${kind}_id = ${listing}.id
  left join listing_revisions revision on revision.${kind}_id = ${listing}.id`
const OWN_PAGE = (kind: ListingKind, listing: string) => `
 where ${listing}.owner_id = $1 and case when $3::text is null then ${listing}.status <> 'archived'
   else ${API_STATUS[kind]} = $3 end
 order by ${listing}.updated_at desc, ${listing}.id desc limit $4 offset $5`

const PAGES: Readonly<Record<ListingKind, string>> = {
  order: `${ORDER_SUMMARY_SELECT}, ${OWN_COLUMNS('o')} ${ORDER_SUMMARY_FROM} ${OWN_FROM('order', 'o')} ${OWN_PAGE('order', 'o')}`,
  producer: `${PRODUCER_SUMMARY_SELECT}, ${OWN_COLUMNS('p')} ${PRODUCER_SUMMARY_FROM} ${OWN_FROM('producer', 'p')} ${OWN_PAGE('producer', 'p')}`,
}

export async function listOwnOrderRows(pool: Pool, filter: OwnFilter, page: OwnPage): Promise<OwnOrderRow[]> {
  const { rows } = await pool.query<OwnOrderRow>({
    name: 'own orders',
    text: PAGES.order,
    values: [filter.ownerId, filter.now, filter.status, page.limit, page.offset],
  })
  return rows
}

export async function listOwnProducerRows(
  pool: Pool,
  filter: OwnFilter,
  page: OwnPage,
): Promise<OwnProducerRow[]> {
  const { rows } = await pool.query<OwnProducerRow>({
    name: 'own producers',
    text: PAGES.producer,
    values: [filter.ownerId, filter.now, filter.status, page.limit, page.offset],
  })
  return rows
}

export type StatusCount = { readonly value: string; readonly count: number }

/** Counts the owner's listings by status. */
export async function countStatuses(
  pool: Pool,
  kind: ListingKind,
  { ownerId, now }: Pick<OwnFilter, 'ownerId' | 'now'>,
): Promise<StatusCount[]> {
  const [table, listing] = kind === 'order' ? ['orders', 'o'] : ['producers', 'p']
  const { rows } = await pool.query<StatusCount>({
    name: `own ${table} counted`,
    text: `select ${API_STATUS[kind]} as value, count(*)::int as count
  from ${table} ${listing} where ${listing}.owner_id = $1 group by 1 order by 1`,
    values: [ownerId, now],
  })
  return rows
}

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

/** Columns that the list of an owner's listings has in addition to those of the public list. */
export type OwnColumns = {
  readonly status_reason: string | null
  readonly status_at: Date
  readonly version: number
  readonly status_version: number
  readonly changed_since_approval: boolean
  readonly updated_at: Date
  /** Null for producers. */
  readonly deal_id: string | null
  readonly views: number
  readonly contacts: number
  readonly revision_submitted_at: Date | null
  readonly revision_rejected_at: Date | null
  readonly revision_reason: string | null
}
export type OwnRows = {
  readonly order: OrderSummaryRow & OwnColumns
  readonly producer: ProducerSummaryRow & OwnColumns
}

export type OwnFilter = {
  readonly ownerId: string
  readonly now: Date
  /** Lists only listings with this status, as the API shows it. Null lists all listings except deleted ones. */
  readonly status: string | null
}

const ALIAS = { order: 'o', producer: 'p' } as const
const SUMMARY = {
  order: { select: ORDER_SUMMARY_SELECT, from: ORDER_SUMMARY_FROM },
  producer: { select: PRODUCER_SUMMARY_SELECT, from: PRODUCER_SUMMARY_FROM },
} as const

/**
 * SQL expressions for the status as the API shows it. `$2` is the current time. Producers do not need the time, but
 * both statements take the same parameters.
 */
const API_STATUS: Readonly<Record<ListingKind, string>> = {
  order: 'order_status_at(o.status, o.expires_at, o.award_lapses_at, o.award_completes_at, $2)',
  producer: `case when $2::timestamptz is null then null else p.status::text end`,
}

function pageStatement(kind: ListingKind): string {
  const l = ALIAS[kind]
  return `${SUMMARY[kind].select}, ${l}.status_reason, ${l}.status_at, ${l}.version, ${l}.status_version,
  ${l}.changed_since_approval, ${l}.updated_at, ${kind === 'order' ? 'o.deal_id' : 'null as deal_id'}, coalesce(stats.views, 0) as views,
  coalesce(stats.contacts, 0) as contacts, revision.submitted_at as revision_submitted_at,
  revision.rejected_at as revision_rejected_at, revision.reason as revision_reason
 ${SUMMARY[kind].from}
  left join ${kind}_stats stats on stats.${kind}_id = ${l}.id
  left join listing_revisions revision on revision.${kind}_id = ${l}.id
 where ${l}.owner_id = $1
   and case when $3::text is null then ${l}.status <> 'archived' else ${API_STATUS[kind]} = $3 end
 order by ${l}.updated_at desc, ${l}.id desc limit $4 offset $5`
}

const PAGES = { order: pageStatement('order'), producer: pageStatement('producer') }

export async function listOwnRows<Kind extends ListingKind>(
  pool: Pool,
  kind: Kind,
  filter: OwnFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<OwnRows[Kind][]> {
  const { rows } = await pool.query<OwnRows[Kind]>({
    name: `own ${kind}s`,
    text: PAGES[kind],
    values: [filter.ownerId, filter.now, filter.status, page.limit, page.offset],
  })
  return rows
}

export type StatusCount = { readonly value: string; readonly count: number }

export async function countStatuses(
  pool: Pool,
  kind: ListingKind,
  { ownerId, now }: Pick<OwnFilter, 'ownerId' | 'now'>,
): Promise<StatusCount[]> {
  const { rows } = await pool.query<StatusCount>({
    name: `own ${kind}s counted`,
    text: `select ${API_STATUS[kind]} as value, count(*)::int as count
  from ${kind}s ${ALIAS[kind]} where ${ALIAS[kind]}.owner_id = $1 group by 1 order by 1`,
    values: [ownerId, now],
  })
  return rows
}

import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { sequentialUuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import type { NoticesTables } from '../../../notices/index.ts'
import type { LeadFacts, NoticeListing } from '../../directory.notices.ts'
import type { Db } from '../../directory-context.ts'
import { localized } from '../../listing/localized-columns.ts'

type Row = {
  readonly owner_id: string
  readonly kind: ListingKind
  readonly listing_id: string
  readonly slug: string
  readonly title_uk: string | null
  readonly title_en: string | null
  /** The lead that the notice is about. Null if the notice is about the publication of the listing. */
  readonly lead_id: string | null
  readonly person_id: string | null
  readonly at: Date
  readonly is_latest: boolean
}

/**
 * Stores the notices that these demo users got about their listings and the leads that name a person. Only the latest
 * notice of each user is unread.
 */
export async function insertDemoNotices(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<Row>`
    with own as (
      select owner_id, 'order' as kind, id, slug, title_uk, title_en, published_at from orders where demo
      union all
      select owner_id, 'producer', id, slug, name, name, published_at from producers where demo)
    select *, row_number() over (partition by owner_id order by at desc) = 1 as is_latest from (
      select owner_id, kind, id as listing_id, slug, title_uk, title_en, null::uuid as lead_id,
          null::uuid as person_id, published_at as at
        from own where owner_id = any(${userIds}) and published_at <= ${now}
      union all
      select own.owner_id, own.kind, own.id, own.slug, own.title_uk, own.title_en, lead.id, lead.user_id, lead.at
        from own join leads lead on lead.order_id = own.id or lead.producer_id = own.id
       where own.owner_id = any(${userIds}) and lead.user_id is not null) told
     order by at`.execute(db)
  if (rows.length === 0) return
  await onTables<NoticesTables>(db).insertInto('notices').values(rows.map(noticeOf)).execute()
}

function noticeOf(row: Row) {
  const { kind, slug, lead_id, at } = row
  const listing: NoticeListing = { kind, slug, title: localized(row.title_uk, row.title_en) }
  const lead: LeadFacts = { ...listing, how: 'contact', by: 'user' }
  return {
    id: sequentialUuidV7(at),
    user_id: row.owner_id,
    ...(lead_id === null
      ? { type: 'listing.approved', ref_kind: kind, ref_id: row.listing_id, data: JSON.stringify(listing) }
      : { type: 'lead.received', ref_kind: 'lead', ref_id: lead_id, data: JSON.stringify(lead) }),
    person_id: row.person_id,
    read_at: row.is_latest ? null : at,
    created_at: at,
  }
}

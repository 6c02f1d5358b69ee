import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

export type PendingItem = {
  readonly kind: ListingKind
  readonly id: string
  readonly slug: string
  /** A `new` listing is approved or rejected by a status change, and an `edit` by `decideRevision`. */
  readonly what: 'new' | 'edit'
  readonly title: { readonly uk: string | null; readonly en: string | null }
  readonly ownerId: string | null
  /** The version of the listing. The decision must contain this version. */
  readonly version: number
  readonly since: Date
}

const NEW = (kind: ListingKind) => sql`
  select ${kind}::text as kind, l.id, l.slug, 'new' as what, ${titles(kind)}, l.owner_id as "ownerId", l.version,
    l.status_at as since from ${sql.table(kind === 'order' ? 'orders' : 'producers')} l where l.status = 'pending'`
const EDITS = (kind: ListingKind) => sql`
  select ${kind}::text as kind, l.id, l.slug, 'edit' as what, ${titles(kind)}, l.owner_id as "ownerId", l.version,
    r.submitted_at as since from listing_revisions r
    join ${sql.table(kind === 'order' ? 'orders' : 'producers')} l
      on l.id = ${sql.ref(kind === 'order' ? 'r.order_id' : 'r.producer_id')}
   where r.rejected_at is null and l.status::text in ('published', 'paused', 'awarded')`
const PENDING = sql`(${NEW('order')} union all ${EDITS('order')} union all ${NEW('producer')} union all ${EDITS('producer')}) pending`

/** Returns a page of the moderation queue, oldest first, and the number of all entries. */
export async function listPending(
  db: Db,
  filter: {
    readonly kind?: ListingKind | undefined
    readonly what?: PendingItem['what'] | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ items: PendingItem[]; total: number }> {
  const where = sql`(${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null}::text)
    and (${filter.what ?? null}::text is null or what = ${filter.what ?? null}::text)`
  const { rows } = await sql<Omit<PendingItem, 'title'> & { titleUk: string | null; titleEn: string | null }>`
    select * from ${PENDING} where ${where} order by since, id limit ${filter.limit} offset ${filter.offset}`.execute(
    db,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${PENDING} where ${where}`.execute(
    db,
  )
  return {
    items: rows.map(({ titleUk, titleEn, ...row }) => ({ ...row, title: { uk: titleUk, en: titleEn } })),
    total: counted.rows[0]?.n ?? 0,
  }
}

function titles(kind: ListingKind) {
  return kind === 'order'
    ? sql`l.title_uk as "titleUk", l.title_en as "titleEn"`
    : sql`l.name as "titleUk", null::text as "titleEn"`
}

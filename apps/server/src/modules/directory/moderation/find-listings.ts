import type { ListingKind, listPanelListings, RouteParsed } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { Db, WriteContext } from '../directory-context.ts'
import { searchQuery } from '../listing/search/search-words.ts'

export type FoundListing = {
  readonly id: string
  readonly slug: string
  readonly number: number | null
  readonly titleUk: string | null
  readonly titleEn: string | null
  readonly status: string
  readonly ownerId: string | null
  readonly createdAt: Date
  readonly version: number
}

/**
 * Finds listings of any status for staff, latest first. Returns only listings whose id is below `before`. Returns
 * `limit + 1` listings if there are more than `limit`. If the query is an e-mail address, the caller must have found
 * the user and set `ownerId`.
 */
export async function findListings(
  ctx: Pick<WriteContext, 'now'> & { readonly db: Db },
  input: RouteParsed<typeof listPanelListings> & { readonly ownerId?: string | null },
): Promise<readonly FoundListing[]> {
  const { kind, limit, before } = input
  const isOrder = kind === 'order'
  const conditions = [
    sql`true`,
    ...(before === undefined ? [] : [sql`l.id < ${before}`]),
    ...statusCondition(input, ctx.now()),
    ...queryCondition(input),
  ]
  const titles = isOrder
    ? sql`l.number, l.title_uk as "titleUk", l.title_en as "titleEn"`
    : sql`null::int as number, l.name as "titleUk", null::text as "titleEn"`
  const status = isOrder
    ? sql`order_status_at(l.status, l.expires_at, l.award_lapses_at, l.award_completes_at, ${ctx.now()})`
    : sql`l.status::text`
  const { rows } = await sql<FoundListing>`
    select l.id, l.slug, ${titles}, ${status} as status, l.owner_id as "ownerId", l.created_at as "createdAt", l.version
      from ${tableOf(kind)} l where ${sql.join(conditions, sql` and `)}
     order by l.id desc limit ${limit + 1}`.execute(ctx.db)
  return rows
}

/**
 * Builds the condition for a status. The database does not store the status `expired`, so it is computed from the
 * expiry. No producer matches a status that only orders have.
 */
function statusCondition(
  { kind, status }: { readonly kind: ListingKind; readonly status?: string | undefined },
  now: Date,
): RawBuilder<unknown>[] {
  if (status === undefined) return []
  if (kind === 'producer') return [sql`l.status::text = ${status}`]
  if (status === 'expired') return [sql`l.status = 'published' and l.expires_at <= ${now}`]
  if (status === 'published') return [sql`l.status = 'published' and l.expires_at > ${now}`]
  return [sql`l.status = ${status}`]
}

type Query = {
  readonly kind: ListingKind
  readonly query?: string | undefined
  readonly ownerId?: string | null
}

function queryCondition({ kind, query = '', ownerId }: Query): RawBuilder<unknown>[] {
  if (query === '') return []
  if (ownerId !== undefined) return [ownerId === null ? sql`false` : sql`l.owner_id = ${ownerId}`]
  if (isUuid(query)) return [sql`l.id = ${query}`]
  if (kind === 'order' && /^№?\s*\d{1,9}$/.test(query))
    return [sql`l.number = ${Number(query.replace(/\D/g, ''))}`]
  const words = searchQuery(query)
  const bySlug = sql`select id from ${tableOf(kind)} where slug = ${query}`
  if (words === null) return [sql`l.id in (${bySlug})`]
  const byWords = sql`select id from ${tableOf(kind)} where search @@ to_tsquery('simple', ${words})`
  return [sql`l.id in (${bySlug} union ${byWords})`]
}

function tableOf(kind: ListingKind) {
  return sql.table(kind === 'order' ? 'orders' : 'producers')
}

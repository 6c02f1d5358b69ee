import type { ListingKind } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { type RawBuilder, sql } from 'kysely'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { type LockedUser, lockUser } from '../../../accounts/index.ts'
import type { Db, Tx } from '../../directory-context.ts'
import { apiStatus } from '../../orders/order.view.ts'
import { relistProducers } from '../../producers/relist-producers.ts'
import type { ListingStatus, MovingListing } from './listing-moves.ts'

export type ListingRow = MovingListing & {
  readonly id: string
  readonly slug: string
  /** Null for producers. */
  readonly number: string | null
  readonly storedStatus: Exclude<ListingStatus, 'expired'>
  readonly ownerId: string | null
  readonly archivedFrom: ListingStatus | null
  readonly submitWhenVerified: boolean
  readonly locale: LocaleCode
  readonly title: { readonly uk: string | null; readonly en: string | null }
  readonly publishedAt: Date | null
  /** `bumpedAt`, `expiresAt` and `offersUntil` are null for producers. */
  readonly bumpedAt: Date | null
  readonly expiresAt: Date | null
  readonly offersUntil: string | null
}

/** A listing whose row and owner are locked until the transaction ends. */
export type LockedListing = ListingRow & { readonly owner: LockedUser | null }

export const LISTING_TABLE = { order: 'orders', producer: 'producers' } as const satisfies Record<
  ListingKind,
  string
>

/** Name of the column that references a listing of each kind in other tables. */
export const LISTING_ID = { order: 'order_id', producer: 'producer_id' } as const

const SHARED = sql`id, slug, status as "storedStatus", owner_id as "ownerId", archived_from as "archivedFrom",
  submit_when_verified as "submitWhenVerified", changed_since_approval as "changedSinceApproval", locale,
  status_at as "statusAt", status_version as "statusVersion", version, published_at as "publishedAt"`
const SELECT: Readonly<Record<ListingKind, RawBuilder<unknown>>> = {
  order: sql`select ${SHARED}, number::text, title_uk as "titleUk", title_en as "titleEn", bumped_at as "bumpedAt",
    expires_at as "expiresAt", offers_until as "offersUntil", deal_id as "dealId",
    award_lapses_at as "awardLapsesAt", award_completes_at as "awardCompletesAt" from orders`,
  producer: sql`select ${SHARED}, null as number, name as "titleUk", null as "titleEn", null as "bumpedAt", null as "expiresAt",
    null as "offersUntil", null as "dealId", null as "awardLapsesAt", null as "awardCompletesAt" from producers`,
}

type Raw = Omit<ListingRow, 'kind' | 'status' | 'title' | 'hasDeal'> & {
  readonly dealId: string | null
  readonly awardLapsesAt: Date | null
  readonly awardCompletesAt: Date | null
  readonly titleUk: string | null
  readonly titleEn: string | null
}

export async function find(
  db: Db,
  kind: ListingKind,
  id: string,
  now: Date,
): Promise<ListingRow | undefined> {
  const { rows } = await sql<Raw>`${SELECT[kind]} where id = ${id}`.execute(db)
  return rows[0] && fromRaw(kind, rows[0], now)
}

/**
 * Locks the owner of a listing, then the listing. Every caller must use this order, because otherwise deadlocks could
 * occur. Throws `not_found`.
 */
export async function getForUpdate(tx: Tx, kind: ListingKind, id: string, now: Date): Promise<LockedListing> {
  const before = await find(tx, kind, id, now)
  if (!before) throw new AppError('not_found')
  const owner = before.ownerId === null ? null : await lockUser(onTables(tx), before.ownerId)
  if (owner === undefined) throw new AppError('not_found')
  const { rows } = await sql<Raw>`${SELECT[kind]} where id = ${id} for no key update`.execute(tx)
  const [row] = rows
  // The listing was deleted or claimed in the meantime, so the caller's rights no longer apply.
  if (!row || row.ownerId !== before.ownerId) throw new AppError('not_found')
  return { ...fromRaw(kind, row, now), owner }
}

/**
 * Returns the ids of the listings that are to be submitted once the owner's e-mail address is verified, oldest first.
 */
export async function listWaitingForVerification(
  tx: Tx,
  kind: ListingKind,
  ownerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(LISTING_TABLE[kind])}
     where owner_id = ${ownerId} and submit_when_verified order by created_at, id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function cancelSubmissions(tx: Tx, kind: ListingKind, ownerId: string): Promise<void> {
  await sql`update ${sql.table(LISTING_TABLE[kind])} set submit_when_verified = false
    where owner_id = ${ownerId} and submit_when_verified`.execute(tx)
}

/**
 * Locks the published and the pending listings of an owner. The caller must have locked the owner. Expired orders are
 * skipped.
 */
export async function lockOnline(
  tx: Tx,
  kind: ListingKind,
  ownerId: string,
  now: Date,
): Promise<LockedListing[]> {
  const owner = (await lockUser(onTables(tx), ownerId)) ?? null
  const { rows } =
    await sql<Raw>`${SELECT[kind]} where owner_id = ${ownerId} and status in ('published', 'pending')
    order by id for no key update`.execute(tx)
  return rows
    .map((row) => ({ ...fromRaw(kind, row, now), owner }))
    .filter(({ status }) => status !== 'expired')
}

/**
 * Updates columns of a listing and increments its version. Also refreshes the rows of a producer in
 * `producer_listings`.
 */
export async function update(
  tx: Tx,
  { kind, id }: Pick<ListingRow, 'kind' | 'id'>,
  columns: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const set = Object.entries({ ...columns, updated_at: now }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  await sql`update ${sql.table(LISTING_TABLE[kind])} set version = version + 1, ${sql.join(set)} where id = ${id}`.execute(
    tx,
  )
  if (kind === 'producer') await relistProducers(tx, [id], now)
}

/** Increments only the version of a listing, for changes that are not public. */
export async function countVersion(tx: Tx, { kind, id }: Pick<ListingRow, 'kind' | 'id'>): Promise<void> {
  await sql`update ${sql.table(LISTING_TABLE[kind])} set version = version + 1 where id = ${id}`.execute(tx)
}

export async function logStatus(
  tx: Tx,
  listing: Pick<ListingRow, 'kind' | 'id'>,
  entry: {
    readonly from: ListingStatus | null
    readonly to: ListingStatus
    readonly actorId: string | null
    readonly reason?: string | null
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('listing_status_log')
    .values({
      ...ofListing(listing),
      from_status: entry.from,
      to_status: entry.to,
      actor_id: entry.actorId,
      reason: entry.reason ?? null,
      at: entry.at,
    })
    .execute()
}

export function ofListing({ kind, id }: Pick<ListingRow, 'kind' | 'id'>) {
  return kind === 'order' ? { order_id: id } : { producer_id: id }
}

function fromRaw(kind: ListingKind, raw: Raw, now: Date): ListingRow {
  const { titleUk, titleEn, dealId, awardLapsesAt, awardCompletesAt, ...row } = raw
  const status = apiStatus(
    {
      status: row.storedStatus,
      expires_at: row.expiresAt,
      award_lapses_at: awardLapsesAt,
      award_completes_at: awardCompletesAt,
    },
    now,
  )
  const hasDeal = status === 'awarded' && dealId !== null
  return { ...row, kind, status, hasDeal, title: { uk: titleUk, en: titleEn } }
}

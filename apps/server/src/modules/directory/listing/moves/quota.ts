import type { ListingKind, Quota } from '@verstat/contract'
import { sql } from 'kysely'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { readSettings } from '../../../../platform/settings/stored-settings.ts'
import type { Db, Tx } from '../../directory-context.ts'
import { LISTING_TABLE } from './listing.repository.ts'

/**
 * Throws `quota_reached` when the owner already has the allowed number of free listings of this kind published or
 * pending. The caller must have locked the owner. Listings with a paid plan are exempt and not counted.
 */
export async function checkQuota(
  tx: Tx,
  { kind, id }: { readonly kind: ListingKind; readonly id: string },
  ownerId: string,
  now: Date,
): Promise<void> {
  const free = await readFreeQuota(tx, kind)
  const table = sql.table(LISTING_TABLE[kind])
  const { rows } = await sql<{ needs_quota: boolean; used: number }>`
    select ${isUnpaid(now)} as needs_quota,
        (select count(*)::int from ${table}
          where owner_id = ${ownerId} and id <> ${id} and ${countsInQuota(kind, now)}) as used
      from ${table} where id = ${id}`.execute(tx)
  const [quota] = rows
  if (quota?.needs_quota && quota.used >= free) throw new AppError('quota_reached')
}

/** Returns how many free listings of this kind an owner may have, and how many count now. */
export async function readQuota(db: Db | Tx, kind: ListingKind, ownerId: string, now: Date): Promise<Quota> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from ${sql.table(LISTING_TABLE[kind])}
     where owner_id = ${ownerId} and ${countsInQuota(kind, now)}`.execute(db)
  return { free: await readFreeQuota(db, kind), used: rows[0]?.used ?? 0 }
}

async function readFreeQuota(db: Db | Tx, kind: ListingKind): Promise<number> {
  const { freeOrders, freeProducers } = await readSettings(onTables(db))
  return kind === 'order' ? freeOrders : freeProducers
}

function isUnpaid(now: Date) {
  return sql`coalesce(paid_until <= ${now}, true)`
}

function countsInQuota(kind: ListingKind, now: Date) {
  const isOpen =
    kind === 'order'
      ? sql`(status = 'pending' or (status = 'published' and expires_at > ${now}))`
      : sql`status in ('pending', 'published')`
  return sql`${isOpen} and ${isUnpaid(now)}`
}

/**
 * Returns whether the owner's submissions are published without a moderator. An owner is trusted after enough approvals
 * since the owner's last rejection or block.
 */
export async function isTrusted(tx: Tx, ownerId: string): Promise<boolean> {
  const { autoApprove } = await readSettings(onTables(tx))
  if (!autoApprove.enabled) return false
  const { rows } = await sql<{ approved: number }>`
    with entries as (
      select l.*, o.id as listing_id from listing_status_log l
        join orders o on o.id = l.order_id where o.owner_id = ${ownerId}
      union all
      select l.*, p.id as listing_id from listing_status_log l
        join producers p on p.id = l.producer_id where p.owner_id = ${ownerId}),
    followed as (
      select id, from_status, to_status, actor_id,
          lead(to_status) over next as next_status, lead(actor_id) over next as next_actor
        from entries window next as (partition by listing_id order by id)),
    -- A decision that staff took back was none.
    log as (
      select * from followed
       where from_status is distinct from 'pending' or next_status is distinct from 'pending'
          or coalesce(next_actor, ${ownerId}) = ${ownerId})
    select count(*)::int as approved from log
     where from_status = 'pending' and to_status = 'published' and actor_id is not null and actor_id <> ${ownerId}
       and id > coalesce((select max(id) from log where to_status in ('rejected', 'blocked')), 0)`.execute(tx)
  return (rows[0]?.approved ?? 0) >= autoApprove.after
}

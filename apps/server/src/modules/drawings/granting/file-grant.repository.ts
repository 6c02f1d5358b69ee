import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { FileGrantTable } from '../drawings.tables.ts'
import type { Db, Tx } from '../drawings-context.ts'

export type FileGrantRow = Selectable<FileGrantTable>

const COLUMNS = [
  'order_id',
  'producer_id',
  'state',
  'state_at',
  'asked_by',
  'asked_at',
  'asks',
  'note',
  'revoked_at',
  'version',
] as const satisfies readonly (keyof FileGrantTable)[]

export async function find(db: Db, orderId: string, producerId: string): Promise<FileGrantRow | undefined> {
  return db
    .selectFrom('file_grants')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('producer_id', '=', producerId)
    .executeTakeFirst()
}

/** How many requests a person has sent since a moment. */
export async function countAsked(db: Db, userId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('file_grants')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('asked_by', '=', userId)
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

type Key = { readonly orderId: string; readonly producerId: string }
type Change = Partial<Pick<FileGrantRow, 'asked_by' | 'asked_at' | 'asks' | 'note' | 'revoked_at'>> &
  Pick<FileGrantRow, 'state' | 'state_at'>

/** Stores how a producer stands. The caller has locked the order. */
export async function save(tx: Tx, { orderId, producerId }: Key, change: Change): Promise<void> {
  await tx
    .insertInto('file_grants')
    .values({ order_id: orderId, producer_id: producerId, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'producer_id'])
        .doUpdateSet({ ...change, version: sql`file_grants.version + 1` }),
    )
    .execute()
}

export type PartyRow = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly owner_id: string
  readonly is_online: boolean
  readonly is_verified: boolean
  readonly is_blocked: boolean
  readonly state: FileGrantRow['state'] | null
  readonly note: string
  readonly at: Date
  /** Whether the owner has refused this or another producer of the same person. */
  readonly is_out: boolean
  readonly is_invited: boolean
  readonly is_shortlisted: boolean
  readonly nda_at: Date | null
}

const SHOWN_MAX = 300

/**
 * Producers that asked for the files of an order, were let in or refused, or may open them because they are invited or
 * considered. Those who wait come first.
 */
export async function listParties(
  db: Db,
  { orderId, ownerId }: { readonly orderId: string; readonly ownerId: string },
  now: Date,
): Promise<PartyRow[]> {
  const considered = sql`
    select producer_id, status_at as at from offers
     where order_id = ${orderId} and status = 'shortlisted' and producer_id is not null
    union all
    select producer_id, created_at from deals where order_id = ${orderId} and producer_id is not null
       and (status in ('active', 'delivered', 'completed') or (status = 'awaiting' and lapses_at > ${now}))`
  const { rows } = await sql<PartyRow>`
    with considered as materialized (${considered}), parties as (
      select producer_id from file_grants where order_id = ${orderId}
      union select producer_id from order_invitations where order_id = ${orderId} and declined_at is null
      union select producer_id from considered
    )
    select p.id, p.slug, p.name, p.owner_id, p.status = 'published' as is_online,
        coalesce(p.verified_until > ${now}, false) as is_verified, ${isBlocked(ownerId)} as is_blocked,
        g.state, coalesce(g.note, '') as note,
        coalesce(case g.state when 'asked' then g.asked_at else g.state_at end, c.at, i.created_at, ${now}) as at,
        bool_or(g.revoked_at is not null) over (partition by p.owner_id) as is_out,
        i.producer_id is not null and i.declined_at is null as is_invited,
        c.at is not null as is_shortlisted,
        (select max(a.accepted_at) from nda_acceptances a
          where a.order_id = ${orderId} and a.user_id = p.owner_id) as nda_at
      from parties join producers p on p.id = parties.producer_id and p.owner_id is not null
      left join file_grants g on g.order_id = ${orderId} and g.producer_id = p.id
      left join order_invitations i on i.order_id = ${orderId} and i.producer_id = p.id
      left join lateral (select max(at) as at from considered where considered.producer_id = p.id) c on true
     order by g.state = 'asked' desc nulls last, at desc, p.id
     limit ${SHOWN_MAX}`.execute(db)
  return rows
}

/** A producer whom the owner can let in, whether it has asked or not. */
export async function findGrantable(
  db: Db,
  { producerId, ownerId }: { readonly producerId: string; readonly ownerId: string },
): Promise<(Pick<PartyRow, 'id' | 'owner_id' | 'is_blocked'> & { readonly name: string }) | undefined> {
  const { rows } = await sql<Pick<PartyRow, 'id' | 'name' | 'owner_id' | 'is_blocked'>>`
    select p.id, p.name, p.owner_id, ${isBlocked(ownerId)} as is_blocked
      from producers p
     where p.id = ${producerId} and p.status = 'published' and p.owner_id is not null
       and p.owner_id <> ${ownerId}`.execute(db)
  return rows[0]
}

/** SQL for a block in either direction between an owner and the person of the producer `p`. */
function isBlocked(ownerId: string): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from person_blocks where blocker_id = ${ownerId} and blocked_id = p.owner_id)
    or exists (select from person_blocks where blocker_id = p.owner_id and blocked_id = ${ownerId}))`
}

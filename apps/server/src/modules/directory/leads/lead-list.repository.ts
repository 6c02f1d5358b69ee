import type { LeadSide, LeadState, ListingKind } from '@verstat/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AccountsTables } from '../../accounts/index.ts'
import type { DirectoryTables } from '../directory.tables.ts'

type Db = Kysely<DirectoryTables & AccountsTables>

export type LeadFilter = {
  readonly userId: string
  readonly side: LeadSide
  readonly listing?: string | undefined
  readonly state?: LeadState | undefined
  /** Returns only leads older than the lead with this id. */
  readonly before?: string | undefined
}

export type LeadRow = {
  readonly id: string
  readonly at: Date
  readonly message: string | null
  readonly kind: ListingKind
  readonly listing_id: string
  readonly slug: string
  readonly status: string
  readonly title_uk: string | null
  readonly title_en: string | null
  /** Null for visitors, and for users who are erased or about to be. */
  readonly person_id: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly state: LeadState
  readonly note: string
}

/**
 * SQL for the leads (requests for a contact) that the user received as an owner or sent to other owners. The leads are
 * joined with their listings.
 */
function leadsOf(side: LeadSide, userId: string): RawBuilder<unknown> {
  const mine = (owner: string) => (side === 'received' ? sql.ref(owner) : sql.ref('lead.user_id'))
  return sql`(
    select lead.*, 'order' as kind, o.id as listing_id, o.slug, o.status::text, o.title_uk, o.title_en
      from leads lead join orders o on o.id = lead.order_id where ${mine('o.owner_id')} = ${userId}
    union all
    select lead.*, 'producer', p.id, p.slug, p.status::text, p.name, p.name
      from leads lead join producers p on p.id = lead.producer_id where ${mine('p.owner_id')} = ${userId})`
}

/** Up to `limit` leads, latest first. */
export async function list(db: Db, filter: LeadFilter, limit: number): Promise<LeadRow[]> {
  const { userId, side, listing = null, state = null, before = null } = filter
  const { rows } = await sql<LeadRow>`
    select lead.id, lead.at, lead.message, lead.kind, lead.listing_id, lead.slug, lead.status, lead.title_uk,
      lead.title_en, person.id as person_id, person.firstname, person.lastname,
      coalesce(note.state, 'new') as state, coalesce(note.note, '') as note
     from ${leadsOf(side, userId)} lead
     left join users person on person.id = lead.user_id and person.erase_at is null
     left join lead_notes note on note.lead_id = lead.id and note.user_id = ${userId}
    where (${listing}::uuid is null or lead.listing_id = ${listing})
      and (${state}::text is null or coalesce(note.state, 'new') = ${state})
      and (${before}::uuid is null
        or (lead.at, lead.id) < (select last.at, last.id from leads last where last.id = ${before}))
    order by lead.at desc, lead.id desc limit ${limit}`.execute(db)
  return rows
}

const COUNTED = 100

/** Counts received leads that are still new for the owner, up to `COUNTED`. */
export async function countNew(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from ${leadsOf('received', userId)} lead
        left join lead_notes note on note.lead_id = lead.id and note.user_id = ${userId}
       where coalesce(note.state, 'new') = 'new' limit ${COUNTED}) found`.execute(db)
  return rows[0]?.n ?? 0
}

export type PersonProducer = {
  readonly owner_id: string | null
  readonly slug: string
  readonly name: string
}

/** Published producers of these users. */
export async function listProducersOf(db: Db, userIds: readonly string[]): Promise<PersonProducer[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('producers')
    .select(['owner_id', 'slug', 'name'])
    .where('owner_id', 'in', userIds)
    .where('status', '=', 'published')
    .orderBy('name')
    .execute()
}

export type NoteChange = {
  readonly id: string
  readonly userId: string
  readonly state: LeadState | undefined
  readonly note: string | undefined
  readonly now: Date
}

/**
 * Saves the user's state and note of a lead. Returns undefined unless the user owns the listing or asked for the
 * contact.
 */
export async function saveNote(
  db: Db,
  { id, userId, state = undefined, note = undefined, now }: NoteChange,
): Promise<{ state: LeadState; note: string } | undefined> {
  const { rows } = await sql<{ state: LeadState; note: string }>`
    insert into lead_notes as old (lead_id, user_id, state, note, updated_at)
    select lead.id, ${userId}, coalesce(${state ?? null}, 'new'), coalesce(${note ?? null}, ''), ${now}
      from leads lead left join orders o on o.id = lead.order_id left join producers p on p.id = lead.producer_id
     where lead.id = ${id} and ${userId} in (lead.user_id, o.owner_id, p.owner_id)
    on conflict (lead_id, user_id) do update set updated_at = excluded.updated_at,
      state = coalesce(${state ?? null}, old.state), note = coalesce(${note ?? null}, old.note)
    returning state, note`.execute(db)
  return rows[0]
}

import type { ListingKind } from '@verstat/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

const LISTING_COLUMN = { order: sql.ref('order_id'), producer: sql.ref('producer_id') } as const
const DAYS_TABLE = { order: sql.table('order_days'), producer: sql.table('producer_days') } as const
const STATS_TABLE = { order: sql.table('order_stats'), producer: sql.table('producer_stats') } as const
/**
 * Years after which a lead (request for a contact) no longer names the person who asked. The privacy policy states this
 * period.
 */
const NAMED_YEARS = 2

/**
 * Counts a contact request of a person on one day in Kyiv, across all processes. Returns false if the person has
 * already made `max` requests on this day.
 */
export async function countContactRequest(
  db: QueryExecutorProvider,
  ask: { readonly day: string; readonly person: Buffer; readonly max: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into contact_asks (day, person, asked) values (${ask.day}, ${ask.person}, 1)
    on conflict (day, person) do update set asked = contact_asks.asked + 1 where contact_asks.asked < ${ask.max}
    returning asked`.execute(db)
  return rows.length === 1
}

export type NewLead = {
  readonly listingId: string
  readonly person: Buffer
  /** Null for visitors. */
  readonly userId: string | null
  readonly message: string | null
  readonly at: Date
}

/**
 * Records a lead, which is a person's request for the contact of a listing. Increments the listing's number of contacts
 * only for the first lead of this person. A later message replaces the earlier message. Returns undefined if nothing
 * changed, because the person asked before and sent no message now.
 */
export async function recordLead(
  db: QueryExecutorProvider,
  kind: ListingKind,
  { listingId, person, userId, message, at }: NewLead,
): Promise<{ id: string; isFirst: boolean } | undefined> {
  const column = LISTING_COLUMN[kind]
  const { rows } = await sql<{ id: string; isFirst: boolean }>`
    with lead as (
      insert into leads as old (${column}, person, user_id, message, at)
      values (${listingId}, ${person}, ${userId}, ${message}, ${at})
      on conflict (${column}, person) where ${column} is not null
      do update set message = excluded.message where excluded.message is not null
      returning id, xmax = 0 as is_first),
    counted as (
      insert into ${STATS_TABLE[kind]} as stats (${column}, contacts) select ${listingId}, 1 from lead where is_first
      on conflict (${column}) do update set contacts = stats.contacts + 1 returning ${column}),
    daily as (
      insert into ${DAYS_TABLE[kind]} as old (${column}, day, contacts)
      select ${column}, (${at}::timestamptz at time zone 'Europe/Kyiv')::date, 1 from counted
      on conflict (${column}, day) do update set contacts = old.contacts + 1)
    select id, is_first as "isFirst" from lead`.execute(db)
  return rows[0]
}

/** Whether a person has asked for the contact of a listing before. */
export async function hasLead(
  db: QueryExecutorProvider,
  kind: ListingKind,
  { listingId, person }: Pick<NewLead, 'listingId' | 'person'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from leads where ${LISTING_COLUMN[kind]} = ${listingId} and person = ${person}`.execute(db)
  return rows.length > 0
}

/**
 * Deletes the hashes of people who asked for contacts or viewed listings before today. Deletes the names and messages
 * of leads that are older than `NAMED_YEARS`.
 */
export async function sweepLeads(db: QueryExecutorProvider, today: string): Promise<void> {
  await sql`update leads set user_id = null, message = null
    where user_id is not null and at < ${today}::date - make_interval(years => ${NAMED_YEARS})`.execute(db)
  await sql`delete from contact_asks where day < ${today}`.execute(db)
  await sql`delete from view_marks where day < ${today}`.execute(db)
}

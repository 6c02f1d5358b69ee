import { NOTICE_DAYS, type NoticeType } from '@verstat/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { NoticeTable } from './notices.tables.ts'
import type { Db } from './notices-context.ts'

const DAY_MS = 86_400_000

export type NoticeRow = Pick<
  Selectable<NoticeTable>,
  'id' | 'type' | 'ref_kind' | 'ref_id' | 'data' | 'read_at' | 'created_at'
> & { readonly person: string | null }

type Page = {
  readonly userId: string
  /** Only notices of these types are returned. Another version of the server may have stored others. */
  readonly types: readonly string[]
  readonly before?: string | undefined
  readonly now: Date
}

/** Returns up to `limit` notices of the user, latest first. */
export async function list(db: Db, page: Page, limit: number): Promise<NoticeRow[]> {
  const { userId, types, before = null, now } = page
  const { rows } = await sql<NoticeRow>`
    select n.id, n.type, n.ref_kind, n.ref_id, n.data, n.read_at, n.created_at,
        case when person.erase_at is null then person.firstname || ' ' || person.lastname end as person
      from notices n left join users person on person.id = n.person_id
     where n.user_id = ${userId} and n.type = any(${types}) and n.created_at > ${oldest(now)}
       and (${before}::uuid is null or n.id < ${before})
     order by n.id desc limit ${limit}`.execute(db)
  return rows
}

/** SQL for the number of notices that the user has not read. */
export function unreadNotices(userId: string, now: Date): RawBuilder<number> {
  return sql<number>`(select count(*)::int from notices
    where user_id = ${userId} and read_at is null and created_at > ${oldest(now)})`
}

export async function countUnread(db: Db, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${unreadNotices(userId, now)} as n`.execute(db)
  return rows[0]?.n ?? 0
}

/** Marks notices of the user as read: those with these ids, and `upTo` with all older ones. */
export async function markRead(
  db: Db,
  read: {
    readonly userId: string
    readonly ids: readonly string[]
    readonly upTo?: string | undefined
    readonly now: Date
  },
): Promise<void> {
  const { userId, ids, upTo = null, now } = read
  // Two tabs may mark the same notices. Both lock them in the same order, so that neither waits for the other forever.
  await sql`
    with due as (
      select id from notices
       where user_id = ${userId} and read_at is null and (id = any(${ids}) or id <= ${upTo}::uuid)
       order by id for no key update)
    update notices n set read_at = ${now} from due where n.id = due.id`.execute(db)
}

/** Marks notices of the user about one thing as read, because the user has seen the thing itself. */
export async function markReadAbout(
  db: Db,
  read: { readonly userId: string; readonly type: NoticeType; readonly refId: string; readonly now: Date },
): Promise<void> {
  const { userId, type, refId, now } = read
  await sql`
    with due as (
      select id from notices
       where user_id = ${userId} and read_at is null and type = ${type} and ref_id = ${refId}
       order by id for no key update)
    update notices n set read_at = ${now} from due where n.id = due.id`.execute(db)
}

/** Returns null for a user who is erased or about to be. */
export async function findPersonName(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .where('erase_at', 'is', null)
    .executeTakeFirst()
  return row ? `${row.firstname} ${row.lastname}` : null
}

/** Deletes notices that are no longer shown. */
export async function sweepNotices(db: Db, now: Date): Promise<void> {
  await sql`delete from notices where created_at <= ${oldest(now)}`.execute(db)
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - NOTICE_DAYS * DAY_MS)
}

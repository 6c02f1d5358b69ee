import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './drawings-context.ts'

type Row = Record<string, unknown>

/**
 * Returns a user's requests for files, acceptances of agreements, own agreements, and which files the user opened and
 * when. Names of files are the customers' secrets, so they are left out, apart from that of an accepted agreement.
 */
export async function exportDrawings(
  db: Db,
  userId: string,
): Promise<Record<'fileRequests' | 'ndaAcceptances' | 'ownNdas' | 'fileOpens', Row[]>> {
  const rows = async (query: RawBuilder<{ row: Row }>) => (await query.execute(db)).rows.map(({ row }) => row)
  return {
    fileRequests: await rows(sql`
      select to_jsonb(g) - '{asked_by,version}'::text[] as row from file_grants g
       where g.asked_by = ${userId}
          or g.producer_id = any(array(select id from producers where owner_id = ${userId}))
       order by g.state_at`),
    ndaAcceptances: await rows(sql`
      select to_jsonb(a) - 'user_id' as row from nda_acceptances a where a.user_id = ${userId}
       order by a.accepted_at`),
    ownNdas: await rows(sql`
      select jsonb_build_object('order_id', n.order_id, 'number', n.number, 'name', u.name, 'hash', n.hash,
          'created_at', n.created_at, 'retired_at', n.retired_at) as row
        from order_ndas n join orders o on o.id = n.order_id join uploads u on u.id = n.upload_id
       where o.owner_id = ${userId} order by n.created_at`),
    fileOpens: await rows(sql`
      select jsonb_build_object('order_id', o.order_id, 'file_id', o.upload_id, 'how', o.how,
          'producer_name', o.producer_name, 'opened_at', o.opened_at) as row
        from file_opens o where o.user_id = ${userId} order by o.id`),
  }
}

/**
 * Removes a user before the account is erased. Requests go. The owner's log keeps that somebody opened a file, without
 * saying who. Of an acceptance, which is the owner's evidence, the company stays if it is a legal entity; a code of ten
 * digits belongs to a person. What concerns the user's own orders goes with the orders, also own agreements with their
 * files, except acceptances, which stay with the persons who gave them.
 */
export async function eraseDrawings(tx: Tx, userId: string): Promise<void> {
  const own = sql`(select id from producers where owner_id = ${userId})`
  await sql`delete from file_grants where asked_by = ${userId} or producer_id in ${own}`.execute(tx)
  await sql`update file_opens set user_id = null, producer_id = null, producer_name = ''
    where user_id = ${userId}`.execute(tx)
  await sql`update nda_acceptances set user_id = null, producer_id = null, producer_name = '',
      company_name = case when length(company_code) = 8 then company_name end,
      company_code = case when length(company_code) = 8 then company_code end
    where user_id = ${userId}`.execute(tx)
}

/** Three years of the agreement, and three more in which a claim can be made. */
const ACCEPTANCE_YEARS = 6
const OPEN_YEARS = 3

/** Forgets what is older than its term. */
export async function sweepDrawings(db: Db, now: Date): Promise<void> {
  const before = (years: number) => sql`${now}::timestamptz - make_interval(years => ${years}::int)`
  await sql`delete from file_opens where opened_at < ${before(OPEN_YEARS)}`.execute(db)
  await sql`delete from nda_acceptances where accepted_at < ${before(ACCEPTANCE_YEARS)}`.execute(db)
}

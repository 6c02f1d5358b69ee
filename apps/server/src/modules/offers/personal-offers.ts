import { sql } from 'kysely'
import type { Db } from './offers-context.ts'

const DAY_MS = 86_400_000
/** Ended deals and offers are kept as long as a claim can be made, and then without the people in them. */
const KEPT_DAYS = 3 * 365

/** Returns everything stored about a user's offers, invitations and deals. */
export async function exportOffers(
  db: Db,
  userId: string,
): Promise<
  Record<'offers' | 'offerRevisions' | 'questions' | 'invitations' | 'deals', Record<string, unknown>[]>
> {
  const rows = async (query: ReturnType<typeof sql<{ row: Record<string, unknown> }>>) =>
    (await query.execute(db)).rows.map(({ row }) => row)
  return {
    offers: await rows(sql`select to_jsonb(o) as row from offers o where owner_id = ${userId} order by o.id`),
    offerRevisions: await rows(sql`
      select to_jsonb(r) as row from offer_revisions r join offers o on o.id = r.offer_id
       where o.owner_id = ${userId} order by r.offer_id, r.revision`),
    questions: await rows(sql`
      select to_jsonb(q) - 'asker_id' as row from order_questions q where q.asker_id = ${userId} order by q.created_at`),
    invitations: await rows(sql`
      select to_jsonb(i) - 'invited_by' as row from order_invitations i
       where i.invited_by = ${userId}
          or i.producer_id = any(array(select id from producers where owner_id = ${userId}))
       order by i.created_at`),
    deals: await rows(sql`
      select to_jsonb(d) - '{customer_id,supplier_id}'::text[] as row from deals d
       where ${userId} in (d.customer_id, d.supplier_id) order by d.id`),
  }
}

/**
 * Removes a user from offers and deals, all of which have ended. What the other side agreed to stays, without the person: an offer keeps its
 * prices and dates, but neither texts nor files.
 */
export async function eraseOffers(tx: Db, userId: string): Promise<void> {
  const mine = sql`(select id from offers where owner_id = ${userId})`
  await sql`delete from offer_files where offer_id in ${mine}`.execute(tx)
  await sql`delete from offer_asks where offer_id in ${mine}`.execute(tx)
  await sql`delete from offer_revisions where offer_id in ${mine}`.execute(tx)
  await sql`update offers set owner_id = null, version = version + 1,
      status = case when status in ('sent', 'shortlisted', 'accepted') then 'withdrawn' else status end,
      terms = terms || '{"comment": "", "deviations": null}'::jsonb
    where owner_id = ${userId}`.execute(tx)
  await sql`delete from order_questions where asker_id = ${userId} and answer is null`.execute(tx)
  await sql`update order_questions set asker_id = null, producer_id = null where asker_id = ${userId}`.execute(
    tx,
  )
  await sql`update deals set customer_id = null, parties = jsonb_set(parties, '{customer}', 'null')
    where customer_id = ${userId}`.execute(tx)
  await sql`update deals set supplier_id = null, parties = jsonb_set(parties, '{supplier}', 'null')
    where supplier_id = ${userId}`.execute(tx)
}

/** Forgets what is older than its term: the people of ended deals, and offers that became none. */
export async function sweepOffers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await sql`update deals set customer_id = null, supplier_id = null,
      parties = '{"customer": null, "supplier": null}'
    where status in ('completed', 'declined', 'cancelled', 'lapsed') and status_at < ${before}
      and (customer_id is not null or supplier_id is not null
        or parties <> '{"customer": null, "supplier": null}')`.execute(db)
  await sql`delete from offers where updated_at < ${before}
    and status in ('declined', 'withdrawn', 'closed', 'blocked')`.execute(db)
}

import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './messages-context.ts'

/** Returns a user's conversations with the texts of both sides, and whom the user has blocked. */
export async function exportMessages(
  db: Db,
  userId: string,
): Promise<
  Record<'conversations' | 'conversationMessages' | 'answerLinks' | 'personBlocks', Record<string, unknown>[]>
> {
  const rows = async (query: RawBuilder<{ row: Record<string, unknown> }>) =>
    (await query.execute(db)).rows.map(({ row }) => row)
  return {
    conversations: await rows(sql`
      select jsonb_build_object('id', c.id, 'order_id', c.order_id, 'order_title', c.order_title,
          'producer_id', c.producer_id, 'producer_name', c.producer_name, 'created_at', c.created_at,
          'side', case when c.customer_id = ${userId} then 'customer' else 'producer' end) as row
        from conversations c where ${userId} in (c.customer_id, c.supplier_id) order by c.id`),
    conversationMessages: await rows(sql`
      select jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'seq', m.seq, 'from', m.side,
          'text', m.text, 'edited_at', m.edited_at, 'taken_back_at', m.taken_back_at, 'created_at', m.created_at,
          'files', (select coalesce(jsonb_agg(u.name order by f.position), '[]') from message_files f
                      join uploads u on u.id = f.upload_id where f.message_id = m.id)) as row
        from conversations c join messages m on m.conversation_id = c.id and m.part = 0
       where ${userId} in (c.customer_id, c.supplier_id) order by c.id, m.seq`),
    answerLinks: await rows(sql`
      select jsonb_build_object('conversation_id', conversation_id, 'sent', sent, 'created_at', created_at) as row
        from answer_codes where user_id = ${userId} order by created_at`),
    personBlocks: await rows(sql`
      select jsonb_build_object('blocked_id', blocked_id, 'created_at', created_at) as row
        from person_blocks where blocker_id = ${userId} order by created_at`),
  }
}

/**
 * Removes what a user wrote, before the account is erased. If the two sides had a deal, the other side keeps the texts
 * until their term; the person is gone from them all the same. Foreign keys then remove the person.
 */
export async function eraseMessages(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`select id from conversations where ${userId} in (customer_id, supplier_id)
    order by id for no key update`.execute(tx)
  await sql`update conversations c set had_deal = true
    where ${userId} in (c.customer_id, c.supplier_id) and not c.had_deal and ${hadDeal()}`.execute(tx)
  const mine = sql`(select m.id from messages m join conversations c on c.id = m.conversation_id
    where m.sender_id = ${userId} and not c.had_deal)`
  await sql`delete from message_files where message_id in ${mine}`.execute(tx)
  await sql`update messages set text = '', taken_back_at = coalesce(taken_back_at, ${now})
    where id in ${mine}`.execute(tx)
  await sql`update conversations set producer_name = '' where supplier_id = ${userId}`.execute(tx)
  await sql`update conversations set order_title = '{}' where customer_id = ${userId} and not had_deal`.execute(
    tx,
  )
  await sql`update conversations set supplier_mail_at = null, customer_mail_at = null
    where ${userId} in (customer_id, supplier_id)`.execute(tx)
  // Without the other side there is nobody left who could read it.
  await sql`delete from conversations where not had_deal
    and ((customer_id = ${userId} and supplier_id is null) or (supplier_id = ${userId} and customer_id is null))`.execute(
    tx,
  )
}

/** Deletes conversations some months after their last message, and later if the two sides had a deal. */
export async function sweepMessages(
  db: Db,
  now: Date,
  { months, dealMonths }: { readonly months: number; readonly dealMonths: number },
): Promise<void> {
  const before = (count: number) => sql`${now}::timestamptz - make_interval(months => ${count}::int)`
  await sql`delete from conversations c where
    (c.last_at < ${before(months)} and not c.had_deal and not ${hadDeal()})
    or (c.last_at < ${before(dealMonths)} and (c.had_deal or ${hadDeal()}))`.execute(db)
}

/** SQL for a conversation whose sides had a deal, whatever it was about. */
function hadDeal(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from deals d where d.customer_id = c.customer_id
    and d.supplier_id = c.supplier_id and d.status not in ('declined', 'lapsed'))`
}

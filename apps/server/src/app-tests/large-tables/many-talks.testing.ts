import type { Pool } from 'pg'

export type ManyTalks = {
  /** Talk `i` is between the `i`-th of these people and the owner of the `i`-th producer. Both lists repeat. */
  readonly customers: readonly string[]
  readonly producers: readonly string[]
  readonly talks: number
  /** Messages of each talk, an even number. */
  readonly messages: number
  readonly now: Date
}

/**
 * Inserts conversations, the latest first, with a message a day from both sides in turns. Talk `i` is about the order
 * `rynok-i` of `insertMarketOrders`, or about an order that is gone. A tenth has something unread for the customer.
 */
export async function insertTalks(
  pool: Pool,
  { customers, producers, talks, messages, now }: ManyTalks,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // The triggers would tell two pages of every message.
    await client.query('set local session_replication_role = replica')
    await client.query(
      'create temporary table new_talks (like conversations including defaults) on commit drop',
    )
    await client.query(
      `insert into new_talks (id, about_order, order_id, order_title, producer_id, producer_name, customer_id,
          supplier_id, begun_by, last_seq, customer_last, supplier_last, customer_read, supplier_read, last_at, created_at)
        select gen_random_uuid(), true, o.id, '{}', p.id, p.name, ($1::uuid[])[1 + i % cardinality($1::uuid[])],
            p.owner_id, 'customer', $4, $4 - 1, $4, case when i % 10 = 0 then $4 - 1 else $4 end, $4, at,
            at - $4 * interval '1 day'
          from generate_series(1, $3::int) i
            cross join lateral (select $5::timestamptz - i * interval '1 minute' as at) moment
            join producers p on p.id = ($2::uuid[])[1 + i % cardinality($2::uuid[])]
            left join orders o on o.slug = 'rynok-' || i`,
      [customers, producers, talks, messages, now],
    )
    await client.query('insert into conversations select * from new_talks')
    // As they would have come: the messages of one conversation lie between those of others.
    await client.query(`
      insert into messages (id, conversation_id, seq, side, sender_id, text, created_at)
        select gen_random_uuid(), c.id, seq, side, case side when 'customer' then c.customer_id else c.supplier_id end,
            'Повідомлення ' || seq || ': чи встигнете з партією до кінця місяця, якщо тканину привеземо самі?', sent_at
          from new_talks c, generate_series(1, c.last_seq) seq,
            lateral (select case when seq % 2 = 0 then 'producer' else 'customer' end as side,
              c.last_at - (c.last_seq - seq) * interval '1 day' as sent_at) message
         order by sent_at`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze conversations, messages')
}

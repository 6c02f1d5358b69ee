import type { OfferTerms } from '@verstat/contract'
import type { Pool, PoolClient } from 'pg'

/** Orders with as many offers as may be shown, and with few. All other orders have about two hundred. */
export const FULL_ORDER = 'rynok-999'
export const SMALL_ORDER = 'rynok-1000'

const ORDERS = 1_000
const OFFERS = 200_000
const SHOWN_MAX = 50
const SHOWN_FEW = 5
const MAKERS = 1_000
const BUYERS = 20

const TERMS: OfferTerms = {
  price: {
    basis: 'unit',
    steps: [
      { from: 1, amountMinor: 12_000, per: 1 },
      { from: 100, amountMinor: 9_900, per: 1 },
    ],
    setupMinor: 150_000,
  },
  quantity: 500,
  unit: 'pcs',
  currency: 'UAH',
  vat: { mode: 'added', rate: 20 },
  delivery: { mode: 'extra', amountMinor: 45_000 },
  leadDays: 14,
  leadFrom: 'acceptance',
  prepaymentPercent: 50,
  paymentDays: 5,
  sample: null,
  validUntil: '2099-01-01',
  meetsAll: true,
  deviations: null,
  warrantyMonths: 12,
  comment: 'Маємо потрібне обладнання та матеріали на складі, працюємо з накладними.',
}

const SNAPSHOT = {
  order: {
    title: { uk: 'Пошиття курток' },
    description: {},
    quantity: 500,
    quantityNote: {},
    unit: 'pcs',
    neededBy: null,
    termsVersion: 1,
  },
  offer: { number: 1, revision: 1, terms: TERMS },
  currency: 'UAH',
  quantity: 500,
  net: 5_000_000,
  gross: 6_000_000,
  files: [],
}

/** Inserts a thousand orders. Those of the first of twenty buyers belong to `ownerId`, also the full and the small one. */
export async function insertMarketOrders(pool: Pool, ownerId: string): Promise<void> {
  await insertPeople(pool, 'buyer', BUYERS)
  await pool.query(
    `insert into orders (id, slug, status, type, region_id, root_id, category_id, title_uk, description_uk, owner_id,
        quantity, unit, offers_until, published_at, bumped_at, expires_at, deal_id, created_at)
      select gen_random_uuid(), 'rynok-' || n,
          (case when n > 900 or n % 10 = 0 then 'published' when n > 880 then 'awarded' else 'completed' end)::order_status,
          'production', region.id, leaf.parent_id, leaf.id, 'Пошиття робочих курток', repeat('Опис замовлення. ', 5),
          case when n % ${BUYERS} = 0 or n > 998 then $1::uuid else buyer.id end,
          500, 'pcs', '2099-01-01', at, at, case when n > 900 then now() + interval '20 days' else at + interval '20 days' end,
          case when n between 881 and 899 and n % 10 <> 0 then gen_random_uuid() end, at
        from generate_series(1, ${ORDERS}) n,
          lateral (select now() - (${ORDERS} - n) * interval '8 hours' - interval '1 day' as at) moment,
          lateral (select id from users where email = 'buyer-' || n % ${BUYERS} || '@market.example') buyer,
          (select id from regions order by id limit 1) region,
          (select id, parent_id from categories where parent_id is not null order by id limit 1) leaf`,
    [ownerId],
  )
  await pool.query('analyze orders')
}

/**
 * Inserts two hundred thousand offers to these orders, as a few years leave them: most have ended. The offers of the
 * first of a thousand producers belong to `maker`. Also inserts revisions, requests, invitations and deals.
 */
export async function insertMarketOffers(
  pool: Pool,
  maker: { readonly id: string; readonly producerId: string } | null,
): Promise<void> {
  await insertMakers(pool)
  const client = await pool.connect()
  try {
    await client.query('begin')
    // No trigger has to act on these rows, so triggers would only take time.
    await client.query('set local session_replication_role = replica')
    const indexes = await dropIndexes(client)
    await client.query(
      `create temporary table market_makers on commit drop as
        select split_part(split_part(u.email, '@', 1), '-', 2)::int as k, u.id as owner_id, p.id as producer_id
          from users u join producers p on p.owner_id = u.id where u.email like 'maker-%@market.example'`,
    )
    if (maker) {
      const { id, producerId } = maker
      await client.query('update market_makers set owner_id = $1, producer_id = $2 where k = 0', [
        id,
        producerId,
      ])
    }
    await client.query(INSERT_OFFERS, [JSON.stringify(TERMS)])
    await client.query(`
      insert into offer_revisions (offer_id, revision, based_on_terms, terms, created_at)
        select id, n, 1, terms, created_at from offers, generate_series(1, revision) n where revision > 1`)
    await client.query(`
      insert into offer_asks (id, offer_id, text, fields, answered_by, created_at)
        select gen_random_uuid(), id, 'Чи можна швидше?', '{term}', case when number % 3 = 0 then null else 1 end, created_at
          from offers where number % 10 = 0`)
    await client.query(`
      insert into order_invitations (order_id, producer_id, invited_by, note, created_at)
        select o.id, m.producer_id, o.owner_id, '', o.created_at
          from orders o join market_makers m on (m.k + o.number) % 40 = 0 where o.slug like 'rynok-%'`)
    await client.query(INSERT_DEALS, [JSON.stringify(SNAPSHOT)])
    await client.query(`
      insert into deal_log (deal_id, from_status, to_status, actor, at)
        select id, null, 'awaiting', 'customer', created_at from deals
        union all select id, 'awaiting', status, 'producer', status_at from deals where status <> 'awaiting'`)
    for (const index of indexes) await client.query(index)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  await pool.query(
    'vacuum analyze users, producers, orders, offers, offer_revisions, offer_asks, order_invitations, deals, deal_log',
  )
}

/** It is faster to build the indexes once than to keep them up to date. Returns the statements that build them. */
async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid in ('offers'::regclass, 'deals'::regclass) and not indisunique`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Inserts a thousand people with a published producer each. Returns the ids of the producers. */
export async function insertMakers(pool: Pool): Promise<string[]> {
  await insertPeople(pool, 'maker', MAKERS)
  const { rows } = await pool.query<{ id: string }>(`
    insert into producers (id, slug, status, name, kind, description_uk, region_id, owner_id, published_at)
      select gen_random_uuid(), 'rynok-' || split_part(email, '@', 1), 'published', 'Швейна майстерня', 'workshop',
          repeat('Опис виробника. ', 4), (select min(id) from regions), id, now() - interval '400 days'
        from users where email like 'maker-%@market.example'
      returning id`)
  return rows.map(({ id }) => id)
}

/** Returns the ids of the inserted people. */
export async function insertPeople(pool: Pool, name: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, email, email_verified_at, password_hash, firstname, lastname, created_at, updated_at)
      select gen_random_uuid(), $1 || '-' || k || '@market.example', now(), '$argon2id$none', 'Олена', 'Гончар', now(), now()
        from generate_series(0, $2::int - 1) k
      returning id`,
    [name, count],
  )
  return rows.map(({ id }) => id)
}

/** Offers of one order follow one another. Every offer to an order has another producer. */
const INSERT_OFFERS = `
  insert into offers (id, order_id, producer_id, owner_id, status, status_at, prior_status, declined_reason, closed_reason,
      revision, version, based_on_terms, terms, expires_at, seen_at, created_at, updated_at)
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(i % 4096), 3, '0')
          || '8' || lpad(to_hex(i), 15, '0'))::uuid,
        o.id, m.producer_id, m.owner_id, standing.status, at, case when standing.status = 'closed' then 'sent' end,
        case when standing.status = 'declined' then 'price' end, case when standing.status = 'closed' then 'awarded' end,
        case when i % 5 = 0 then 2 else 1 end, 1, 1, $1::jsonb,
        case when n > 900 then now() + interval '25 days' else at + interval '30 days' end,
        case when i % 40 > 0 then at + interval '5 hours' end, at, at
      from generate_series(1, ${OFFERS}) i,
        lateral (select case when i > ${OFFERS - SHOWN_FEW} then ${ORDERS}
          when i > ${OFFERS - SHOWN_FEW - SHOWN_MAX} then ${ORDERS - 1}
          else 1 + (i - 1) * ${ORDERS - 2} / ${OFFERS - SHOWN_FEW - SHOWN_MAX} end as n) place,
        lateral (select now() - (${ORDERS} - n) * interval '8 hours' - interval '12 hours'
          + i % 200 * interval '2 minutes' as at) moment,
        lateral (select case
          when n > 998 or (n > 900 and i % 200 < 48) then case when i % 16 = 0 then 'shortlisted' else 'sent' end
          when n % 10 = 0 and i % 200 = 0 then 'sent'
          when n <= 900 and n % 10 > 0 and i % 200 = 7 then 'accepted'
          else (array['declined', 'withdrawn', 'closed', 'closed'])[1 + i % 4] end as status) standing,
        orders o, market_makers m
     where o.slug = 'rynok-' || n and m.k = (i + n) % ${MAKERS}`

/** The deal of each accepted offer, and many that came to nothing. */
const INSERT_DEALS = `
  insert into deals (id, order_id, offer_id, revision, customer_id, supplier_id, producer_id, snapshot, parties, status,
      status_at, lapses_at, completes_at, created_at, updated_at)
    select coalesce(case when o.status = 'awarded' and f.status = 'accepted' then o.deal_id end, gen_random_uuid()),
        o.id, f.id, 1, o.owner_id, f.owner_id, f.producer_id, $1::jsonb, '{"customer": null, "supplier": null}',
        standing.status, f.created_at, now() + interval '5 days',
        case when standing.status = 'delivered' then now() + interval '5 days' end, f.created_at, f.created_at
      from offers f join orders o on o.id = f.order_id,
        lateral (select case
          when f.status = 'accepted' and o.status = 'completed' then 'completed'
          when f.status = 'accepted' then (array['awaiting', 'active', 'delivered'])[1 + o.number % 3]
          else (array['declined', 'cancelled', 'lapsed'])[1 + f.number % 3] end as status) standing
     where o.slug like 'rynok-%'
       and (f.status = 'accepted' or (f.status = 'withdrawn' and f.number % 3 = 0))`

import type { TestSite } from '../../test-site.testing.ts'

/** Invariants of money and paid time. Each query selects the rows that violate the invariant. */
const FAULTS: Readonly<Record<string, string>> = {
  'a posting does not sum to zero': `
    select from ledger_entries group by posting_id, currency having sum(amount_minor) <> 0`,
  'the ledger and the attempts have different sums': `
    select from (
      select coalesce(sum(amount_minor), 0) as booked from ledger_entries where account like 'psp:%') l, (
      select coalesce(sum(coalesce((facts->'paid'->>'amountMinor')::bigint, 0) + (facts->>'wrongMinor')::bigint
        - case when (facts->>'isChargedBack')::boolean then coalesce((facts->'paid'->>'amountMinor')::bigint, 0)
                 + least((facts->>'refundedMinor')::bigint, (facts->>'wrongMinor')::bigint)
               else least((facts->>'refundedMinor')::bigint,
                 coalesce((facts->'paid'->>'amountMinor')::bigint, 0) + (facts->>'wrongMinor')::bigint) end
        - (facts->>'feeMinor')::bigint), 0)
        + (select coalesce(sum(amount_minor), 0) from bank_receipts where status = 'open') as due from attempts) a
     where l.booked <> a.due`,
  'paid without a paid winner': `
    select from transactions t where (status in ('paid', 'partially_refunded')) <> exists (
      select from attempts a where a.id = t.winner_id and a.transaction_id = t.id
        and a.status in ('succeeded', 'partially_refunded'))`,
  'a paid attempt of an unpaid purchase': `
    select from attempts a join transactions t on t.id = a.transaction_id
     where a.facts->'paid' <> 'null' and t.winner_id is null`,
  'money without a purchase is not under review': `
    select from attempts a join transactions t on t.id = a.transaction_id
     where a.status = 'succeeded' and (a.id <> t.winner_id or t.outcome = 'refused') and not t.review`,
  'more was refunded than was paid': `
    select from attempts where status in ('partially_refunded', 'refunded')
      and (facts->>'refundedMinor')::bigint
        > (facts->'paid'->>'amountMinor')::bigint + (facts->>'wrongMinor')::bigint`,
  'refunds exceed the received money': `
    select from refunds r join attempts a on a.id = r.attempt_id where r.status not in ('failed', 'cancelled')
     group by a.id
    having sum(r.amount_minor) > coalesce((a.facts->'paid'->>'amountMinor')::bigint, 0) + (a.facts->>'wrongMinor')::bigint`,
  'a completed refund is missing on its attempt': `
    select from refunds r join attempts a on a.id = r.attempt_id where r.status = 'succeeded'
     group by a.id having sum(r.amount_minor) > (a.facts->>'refundedMinor')::bigint`,
  'a refund in progress that no process handles': `
    select from refunds where status in ('requested', 'sending') and send_at is null`,
  'a purchase was granted twice': `
    select from paid_periods where transaction_id is not null group by transaction_id having count(*) > 1`,
  'paid time without money': `
    select from paid_periods p where transaction_id is not null and not exists (
      select from transactions t where t.id = p.transaction_id and t.outcome = 'granted')`,
  'money without paid time': `
    select from transactions t where outcome = 'granted' and status in ('paid', 'partially_refunded')
      and not exists (select from paid_periods p where p.transaction_id = t.id)
      and exists (select from subscriptions s where s.id = t.subscription_id)`,
  'active without paid time': `
    select from subscriptions s where status in ('active', 'past_due') and not exists (
      select from paid_periods p where p.subscription_id = s.id and p.family = 10)`,
  'two open purchases of time': `
    select from transactions
     where kind <> 'boost' and status in ('created', 'pending', 'processing') and closed_as is null
     group by subscription_id having count(*) > 1`,
  'overlapping periods of a plan': `
    select from paid_periods a join paid_periods b on b.subscription_id = a.subscription_id and b.id > a.id
       and b.family = 10 and a.family = 10 and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'a card was charged without consent': `
    select from attempts a join transactions t on t.id = a.transaction_id
     where a.kind = 'token' and not exists (
       select from consents c where c.subscription_id = t.subscription_id and c.at <= a.created_at
         and (c.revoked_at is null or c.revoked_at >= a.created_at))`,
  'money in transit that nobody queries': `
    select from attempts a join transactions t on t.id = a.transaction_id
     where a.status in ('sending', 'unknown', 'processing') and a.query_at is null and not t.review`,
  // Compares the rows at the time of their last change, because tests move their clocks back.
  'a promotion differs from the paid time': `
    select from (
      select s.id, greatest(s.updated_at, $1) as at, top_until, highlight_until, home_until, o.status::text
        from orders o join subscriptions s on s.order_id = o.id
      union all select s.id, greatest(s.updated_at, $1), top_until, highlight_until, home_until, r.status::text
        from producers r join subscriptions s on s.producer_id = r.id) listing
      cross join lateral (
        select max(coalesce(grace_until, ends_at)) filter (where 'top' = any(gives)) as top,
            max(coalesce(grace_until, ends_at)) filter (where 'highlight' = any(gives)) as highlight,
            max(coalesce(grace_until, ends_at)) filter (where 'home' = any(gives)) as home
          from paid_periods p where p.subscription_id = listing.id and p.days is not null) paid
     where listing.status not in ('archived', 'blocked')
       and (greatest(top_until, at), greatest(highlight_until, at), greatest(home_until, at))
         is distinct from (greatest(top, at), greatest(highlight, at), greatest(home, at))`,
}

export async function brokenInvariants({ database: { pool }, clock }: TestSite): Promise<string[]> {
  const broken: string[] = []
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rowCount } = await pool.query(query, query.includes('$1') ? [clock.now] : [])
    if (rowCount) broken.push(fault)
  }
  return broken
}

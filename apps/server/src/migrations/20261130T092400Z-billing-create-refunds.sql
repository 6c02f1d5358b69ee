-- Refunds. Each is recorded here before the provider is asked to send it.
create table refunds (
  -- Also our reference at the provider.
  id uuid primary key,
  transaction_id uuid not null references transactions (id),
  attempt_id uuid not null references attempts (id),
  amount_minor bigint not null check (amount_minor > 0),
  way text not null check (way in ('provider', 'transfer')),
  status text not null check (status in
    ('requested', 'sending', 'unknown', 'pending', 'to_transfer', 'succeeded', 'failed', 'cancelled')),
  reason text not null check (char_length(reason) between 1 and 500),
  -- Ends the purchase although part of the money is kept.
  ends_time boolean not null default false,
  -- The refunded amount of the attempt before this refund was sent.
  before_minor bigint,
  -- The provider's error code.
  fault text,
  bank_reference text check (char_length(bank_reference) <= 100),
  sends smallint not null default 0,
  -- When to send it; while it is being sent, until when other processes leave it alone.
  send_at timestamptz,
  query_at timestamptz,
  queries smallint not null default 0,
  -- Null: the program itself.
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  done_at timestamptz,
  constraint refunds_done check ((status = 'succeeded') = (done_at is not null)),
  constraint refunds_way check ((way = 'transfer') or status <> 'to_transfer')
);
-- Refunds of one payment run one after the other, so that a total shows which of them it includes.
create unique index refunds_one_at_a_time on refunds (attempt_id)
  where status in ('requested', 'sending', 'unknown', 'pending', 'to_transfer');
create index refunds_transaction on refunds (transaction_id);
create index refunds_attempt on refunds (attempt_id);
create index refunds_send on refunds (send_at) where status in ('requested', 'sending');
create index refunds_query on refunds (query_at) where query_at is not null;
-- Refunds that need a person.
create index refunds_waiting on refunds (created_at)
  where status = 'to_transfer' or (status in ('unknown', 'pending') and query_at is null);

-- Never refunds more than was received, whoever writes.
create function refund_within_paid() returns trigger language plpgsql as $$
declare
  received bigint;
  returned bigint;
begin
  select coalesce((facts->'paid'->>'amountMinor')::bigint, 0) + (facts->>'wrongMinor')::bigint,
      case when (facts->>'isChargedBack')::boolean then coalesce((facts->'paid'->>'amountMinor')::bigint, 0)
           else 0 end + (facts->>'refundedMinor')::bigint
    into received, returned from attempts where id = new.attempt_id for update;
  select returned + coalesce(sum(amount_minor), 0) into returned from refunds
   where attempt_id = new.attempt_id
     and status in ('requested', 'sending', 'unknown', 'pending', 'to_transfer');
  if returned + new.amount_minor > received then
    raise exception 'more would go back of the attempt % than came', new.attempt_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_within_paid before insert on refunds for each row execute function refund_within_paid();

-- A listing was rejected or blocked during paid time: staff decide whether to refund.
create table refund_cases (
  id uuid primary key default new_uuid_v7(),
  transaction_id uuid not null references transactions (id),
  cause text not null check (cause in ('rejected', 'blocked')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- `listing_back`: the listing was published again, so its paid time continues.
  verdict text check (verdict in ('refunded', 'kept', 'listing_back')),
  note text check (char_length(note) <= 500),
  closed_by uuid,
  constraint refund_cases_closed check ((closed_at is null) = (verdict is null))
);
create unique index refund_cases_open on refund_cases (transaction_id) where closed_at is null;
create index refund_cases_transaction on refund_cases (transaction_id);

-- Money that a bank statement shows. Staff write it down; what belongs to an invoice pays it, the rest waits.
create table bank_receipts (
  id uuid primary key,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default 'UAH' check (currency = 'UAH'),
  received_on date not null,
  -- The bank's number of the document: a line of a statement is written down once.
  bank_reference text not null check (char_length(bank_reference) between 1 and 100),
  payer text not null check (char_length(payer) between 1 and 200),
  purpose text not null default '' check (char_length(purpose) <= 500),
  status text not null check (status in ('open', 'assigned', 'returned')),
  attempt_id uuid references attempts (id),
  -- The bank's number of the transfer that sent it back.
  return_reference text check (char_length(return_reference) between 1 and 100),
  created_by uuid not null,
  created_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  constraint bank_receipts_once unique (received_on, bank_reference),
  constraint bank_receipts_assigned check ((status = 'assigned') = (attempt_id is not null)),
  constraint bank_receipts_returned check ((status = 'returned') = (return_reference is not null)),
  constraint bank_receipts_decided check ((status = 'open') = (decided_at is null))
);
create index bank_receipts_attempt on bank_receipts (attempt_id) where attempt_id is not null;
create index bank_receipts_open on bank_receipts (id) where status = 'open';

-- Money that belongs to no purchase is booked too.
alter table ledger_postings alter column transaction_id drop not null,
  add column receipt_id uuid references bank_receipts (id),
  add constraint ledger_postings_subject check (num_nonnulls(transaction_id, receipt_id) = 1);
create index ledger_postings_receipt on ledger_postings (receipt_id) where receipt_id is not null;

-- What a provider told of payments that are not ours, until somebody looked at it.
alter table provider_events add column put_aside_at timestamptz, add column put_aside_by uuid;
create index provider_events_unmatched on provider_events (id) where result = 'unmatched' and put_aside_at is null;
-- Whose payment it told of.
alter table provider_events add column attempt_id uuid references attempts (id);
create index provider_events_attempt on provider_events (attempt_id) where attempt_id is not null;

-- Who waits for money, and staff, see what becomes of it.
create function tell_refund_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('transaction:' || t.id, 'transaction.updated', 'transaction', t.id,
      (extract(epoch from clock_timestamp()) * 1000)::bigint, jsonb_build_object('status', t.status))
    from transactions t where t.id = new.transaction_id;
  perform realtime_tell_queue('payments');
  return null;
end $$;
create trigger refunds_realtime after insert or update of status, query_at on refunds for each row
  execute function tell_refund_events();
create trigger refund_cases_realtime after insert or update on refund_cases for each row
  execute function tell_refund_events();

create function tell_receipt_events() returns trigger language plpgsql as $$
begin
  perform realtime_tell_queue('payments');
  return null;
end $$;
create trigger bank_receipts_realtime after insert or update on bank_receipts for each row
  execute function tell_receipt_events();

-- Incoming money on bank statements, entered by staff. A receipt for an invoice pays it, the others wait.
create table bank_receipts (
  id uuid primary key,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null default 'UAH' check (currency = 'UAH'),
  received_on date not null,
  -- The bank's number of the document: a line of a statement is entered once.
  bank_reference text not null check (char_length(bank_reference) between 1 and 100),
  payer text not null check (char_length(payer) between 1 and 200),
  purpose text not null default '' check (char_length(purpose) <= 500),
  status text not null check (status in ('open', 'assigned', 'returned')),
  attempt_id uuid references attempts (id),
  -- The bank's number of the transfer that returned it.
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

-- Double entry. Rows are only added, and the entries of a posting sum to zero in each currency.
create table ledger_postings (
  id bigint generated always as identity primary key,
  -- Identifies the event, so that nothing is booked twice.
  key text not null unique,
  transaction_id uuid references transactions (id),
  at timestamptz not null,
  receipt_id uuid references bank_receipts (id),
  -- Money that belongs to no purchase is booked too.
  constraint ledger_postings_subject check (num_nonnulls(transaction_id, receipt_id) = 1)
);
create index ledger_postings_transaction on ledger_postings (transaction_id);
create index ledger_postings_receipt on ledger_postings (receipt_id) where receipt_id is not null;
create index ledger_postings_at on ledger_postings (at);

create table ledger_entries (
  posting_id bigint not null references ledger_postings (id),
  account text not null check (account ~ '^[a-z_]+(:[a-z]+)?$'),
  currency text not null check (currency = 'UAH'),
  -- Positive is debit.
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (posting_id, account, currency)
);
create index ledger_entries_account on ledger_entries (account);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where posting_id = new.posting_id
              group by currency having sum(amount_minor) <> 0) then
    raise exception 'the posting % does not sum to zero', new.posting_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger can only be added to';
end $$;
create trigger ledger_postings_keep before update or delete or truncate on ledger_postings
  for each statement execute function ledger_is_append_only();
create trigger ledger_entries_keep before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();

-- Cards that may be charged again. The token is encrypted with a key that is not in this database.
create table payment_methods (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  sealed_token bytea not null,
  -- Which key it is sealed with.
  key_id text not null,
  brand text check (char_length(brand) <= 40),
  tail text check (tail ~ '^[0-9]{4}$'),
  -- Where the payer was when the card was saved; some providers ask for it with every charge.
  ip text not null,
  status text not null default 'active' check (status in ('active', 'dead')),
  created_at timestamptz not null
);
create index payment_methods_user on payment_methods (user_id, id) where status = 'active';

-- What somebody agreed to when they let us charge their card, word for word.
create table consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subscription_id uuid not null,
  locale text not null check (locale in ('uk', 'en')),
  body text not null,
  body_version text not null,
  ip text not null,
  at timestamptz not null,
  revoked_at timestamptz
);
create index consents_user on consents (user_id);
create index consents_subscription on consents (subscription_id) where revoked_at is null;

-- Papers of payment outlive what they paid for, so nothing here depends on listings or subscriptions.
create table transactions (
  -- Not to be guessed: whoever knows it may see and pay it.
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  kind text not null check (kind in ('upgrade', 'renewal', 'boost')),
  user_id uuid references users (id) on delete set null,
  subscription_id uuid not null,
  listing_kind text not null check (listing_kind in ('order', 'producer')),
  listing_id uuid not null,
  -- The plan or the boost, and what it gives, as it was when it was bought.
  item_id text not null,
  gives text[] not null,
  days smallint check (days > 0),
  description_uk text not null,
  description_en text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency = 'UAH'),
  -- What the time is worth: the sum and the unused time that was taken in payment.
  value_minor bigint not null,
  auto_charge boolean not null default false,
  locale text not null check (locale in ('uk', 'en')),
  status text not null default 'created' check (status in ('created', 'pending', 'processing', 'paid',
    'partially_refunded', 'refunded', 'cancelled', 'expired', 'failed', 'disputed')),
  closed_as text check (closed_as in ('cancelled', 'expired')),
  winner_id uuid,
  outcome text not null default 'open' check (outcome in ('open', 'granted', 'refused')),
  -- A person must look at it.
  review boolean not null default false,
  expires_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint transactions_value check (value_minor >= amount_minor),
  constraint transactions_winner check (
    (winner_id is null) = (outcome = 'open')
    and (winner_id is null) = (status not in ('paid', 'partially_refunded', 'refunded', 'disputed'))
    and (winner_id is null) = (paid_at is null)),
  constraint transactions_no_bump_has_days check ((gives = '{bump}' and kind = 'boost') = (days is null))
);
-- One unpaid purchase of time at a time.
create unique index transactions_open on transactions (subscription_id)
  where kind <> 'boost' and status in ('created', 'pending', 'processing');
create index transactions_subscription on transactions (subscription_id, created_at desc);
create index transactions_user on transactions (user_id);
create index transactions_review on transactions (created_at) where review;
create index transactions_expires on transactions (expires_at) where status in ('created', 'pending');

create table attempts (
  id uuid primary key,
  transaction_id uuid not null references transactions (id),
  kind text not null check (kind in ('checkout', 'token')),
  provider text not null,
  -- Ours, never used again.
  reference text not null unique,
  provider_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  is_live boolean not null,
  status text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- Where the payer goes; a page shows it again.
  handoff jsonb,
  card_brand text,
  card_tail text,
  expires_at timestamptz not null,
  -- When the provider is asked how it stands; null: never again.
  query_at timestamptz,
  queries smallint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index attempts_transaction on attempts (transaction_id);
create unique index attempts_provider_ref on attempts (provider, provider_ref) where provider_ref is not null;
-- Never two charges of a card under way for one purchase.
create unique index attempts_one_charge on attempts (transaction_id)
  where kind = 'token' and status in ('created', 'sending', 'unknown', 'processing');
create index attempts_query on attempts (query_at) where query_at is not null;

-- What providers told, each once, kept before it is acknowledged. Sealed, for it may hold a card's token.
create table provider_events (
  id bigint generated always as identity primary key,
  provider text not null,
  dedupe_key text not null,
  sealed bytea not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  result text,
  constraint provider_events_once unique (provider, dedupe_key)
);
create index provider_events_waiting on provider_events (received_at) where applied_at is null;

-- Time that was paid for: of plans (family 10) and boosts (family 20).
create table paid_periods (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  family smallint not null check (family in (10, 20)),
  n integer not null check (n > 0),
  -- Null: an upgrade that cost nothing.
  transaction_id uuid unique,
  item_id text not null,
  gives text[] not null,
  days smallint,
  value_minor bigint not null check (value_minor >= 0),
  -- Null: it begins with the listing's publication.
  starts_at timestamptz,
  ends_at timestamptz,
  -- A refused charge leaves everything as it is until then.
  grace_until timestamptz,
  next_bump_at timestamptz,
  created_at timestamptz not null,
  constraint paid_periods_once unique (subscription_id, family, n),
  constraint paid_periods_time check ((starts_at is null) = (ends_at is null) and ends_at >= starts_at)
);
create index paid_periods_waiting on paid_periods (subscription_id) where starts_at is null;
create index paid_periods_bump on paid_periods (next_bump_at) where next_bump_at is not null;

alter table subscriptions
  -- Takes the place of the plan when the paid time is over.
  add column next_plan_id text references plans (id),
  add column payment_method_id uuid references payment_methods (id) on delete set null,
  add column grace_until timestamptz,
  add column charge_failures smallint not null default 0,
  add column next_charge_at timestamptz;
create index subscriptions_next_plan on subscriptions (next_plan_id) where next_plan_id is not null;
create index subscriptions_method on subscriptions (payment_method_id) where payment_method_id is not null;
create index subscriptions_charge on subscriptions (next_charge_at) where next_charge_at is not null;
create index subscriptions_over on subscriptions (period_end) where status in ('active', 'past_due', 'cancelled');

-- Double entry. Rows are only added, and the entries of a posting sum to zero in each currency.
create table ledger_postings (
  id bigint generated always as identity primary key,
  -- Names what happened, so that nothing is booked twice.
  key text not null unique,
  transaction_id uuid not null references transactions (id),
  at timestamptz not null
);
create index ledger_postings_transaction on ledger_postings (transaction_id);
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

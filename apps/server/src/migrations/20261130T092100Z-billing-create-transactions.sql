-- Records of payments outlive what they paid for, so no foreign key leads to listings or subscriptions.
create table transactions (
  -- Must not be guessable: anybody who knows the id may see and pay the transaction.
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  kind text not null check (kind in ('upgrade', 'renewal', 'boost')),
  user_id uuid references users (id) on delete set null,
  subscription_id uuid not null,
  listing_kind text not null check (listing_kind in ('order', 'producer')),
  listing_id uuid not null,
  -- The plan or boost and what it gave at the time of purchase.
  item_id text not null,
  gives text[] not null,
  days smallint check (days > 0),
  description_uk text not null,
  description_en text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency = 'UAH'),
  -- The value of the time: the amount plus the unused time that was credited.
  value_minor bigint not null,
  auto_charge boolean not null default false,
  locale text not null check (locale in ('uk', 'en')),
  status text not null default 'created' check (status in ('created', 'pending', 'processing', 'paid',
    'partially_refunded', 'refunded', 'cancelled', 'expired', 'failed', 'disputed')),
  closed_as text check (closed_as in ('cancelled', 'expired')),
  winner_id uuid,
  outcome text not null default 'open' check (outcome in ('open', 'granted', 'refused')),
  -- Needs a manual review.
  review boolean not null default false,
  expires_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The doubts that staff reviewed and settled, by name.
  cleared_doubts text[] not null default '{}',
  constraint transactions_value check (value_minor >= amount_minor),
  constraint transactions_winner check (
    (winner_id is null) = (outcome = 'open')
    and (winner_id is null) = (status not in ('paid', 'partially_refunded', 'refunded', 'disputed'))
    and (winner_id is null) = (paid_at is null)),
  constraint transactions_no_bump_has_days check ((gives = '{bump}' and kind = 'boost') = (days is null))
);
create unique index transactions_open on transactions (subscription_id)
  where kind <> 'boost' and status in ('created', 'pending', 'processing') and closed_as is null;
create index transactions_subscription on transactions (subscription_id, created_at desc);
create index transactions_user_number on transactions (user_id, number desc);
create index transactions_review on transactions (created_at) where review;
create index transactions_expires on transactions (expires_at) where status in ('created', 'pending');
-- The filters of the panel's list.
create index transactions_status on transactions (status, number desc);
create index transactions_kind on transactions (kind, number desc);
create index transactions_created on transactions (created_at);
create index transactions_listing on transactions (listing_id);

create table attempts (
  id uuid primary key,
  transaction_id uuid not null references transactions (id),
  kind text not null check (kind in ('checkout', 'token')),
  provider text not null,
  -- Our reference, never reused.
  reference text not null unique,
  provider_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  is_live boolean not null,
  status text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- Where the payer is redirected to; a page can show it again.
  handoff jsonb,
  card_brand text,
  card_tail text,
  expires_at timestamptz not null,
  -- When to ask the provider for the status; null: never again.
  query_at timestamptz,
  queries smallint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index attempts_transaction on attempts (transaction_id);
create unique index attempts_provider_ref on attempts (provider, provider_ref) where provider_ref is not null;
-- Never two pending card charges for one purchase.
create unique index attempts_one_charge on attempts (transaction_id)
  where kind = 'token' and status in ('created', 'sending', 'unknown', 'processing');
create index attempts_query on attempts (query_at) where query_at is not null;
create index attempts_by_provider on attempts (provider, transaction_id);
create index attempts_made on attempts (provider, created_at);
-- Recent attempts, for `watchDeclines`.
create index attempts_created on attempts (created_at);

-- Callbacks of providers, each stored once before it is acknowledged. Encrypted, because one may hold a card token.
create table provider_events (
  id bigint generated always as identity primary key,
  provider text not null,
  dedupe_key text not null,
  sealed bytea not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  result text,
  -- Set when staff dismissed a callback about a payment that is not ours.
  put_aside_at timestamptz,
  put_aside_by uuid,
  -- The payment that it is about.
  attempt_id uuid references attempts (id),
  tries smallint not null default 0,
  try_at timestamptz not null default '-infinity',
  constraint provider_events_once unique (provider, dedupe_key)
);
create index provider_events_waiting on provider_events (try_at) where applied_at is null;
create index provider_events_stuck on provider_events (id)
  where applied_at is null and tries >= 5 and put_aside_at is null;
create index provider_events_unmatched on provider_events (id) where result = 'unmatched' and put_aside_at is null;
create index provider_events_attempt on provider_events (attempt_id) where attempt_id is not null;

-- The daily statements of providers that were compared with our records. An unfinished row is being worked on until it
-- is too old.
create table statement_checks (
  provider text not null,
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  listed integer,
  differences integer,
  primary key (provider, day)
);

-- Periods in which a provider declined far more payments than usual, one row each.
create table decline_alerts (
  id bigint generated always as identity primary key,
  provider text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Counts of the hour that was checked last.
  declined integer not null,
  finished integer not null,
  constraint decline_alerts_counts check (declined between 1 and finished)
);
create unique index decline_alerts_open on decline_alerts (provider) where ended_at is null;

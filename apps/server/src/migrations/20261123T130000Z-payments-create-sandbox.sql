-- The built-in provider of test payments. Its tables are its own: the rest of the site knows it by its port and its
-- callbacks alone.
create table sandbox_payments (
  reference text primary key check (reference ~ '^[A-Za-z0-9_-]{1,64}$'),
  session text not null unique,
  kind text not null check (kind in ('checkout', 'charge')),
  amount bigint not null check (amount > 0),
  request jsonb not null,
  -- What became of it, oldest first; an entry counts from its time on.
  states jsonb not null check (jsonb_array_length(states) > 0),
  scenario text,
  card jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- Sweeping.
create index sandbox_payments_created on sandbox_payments (created_at);

create table sandbox_cards (
  token text primary key,
  scenario text not null,
  tail text not null,
  charges integer not null default 0 check (charges >= 0),
  created_at timestamptz not null
);
create index sandbox_cards_created on sandbox_cards (created_at);

create table sandbox_events (
  id uuid primary key,
  position bigint generated always as identity,
  reference text not null references sandbox_payments on delete cascade,
  url text not null,
  body text not null,
  is_forged boolean not null default false,
  send_at timestamptz not null,
  tries integer not null default 0,
  done_at timestamptz
);
-- Sending what is due.
create index sandbox_events_due on sandbox_events (send_at) where done_at is null;
create index sandbox_events_reference on sandbox_events (reference);

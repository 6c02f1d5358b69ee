-- The built-in provider of test payments. Nothing else reads its tables: the rest of the site knows
-- only its port and its callbacks.
create table sandbox_payments (
  reference text primary key check (reference ~ '^[A-Za-z0-9_-]{1,64}$'),
  session text not null unique,
  kind text not null check (kind in ('checkout', 'charge')),
  amount bigint not null check (amount > 0),
  request jsonb not null,
  -- The history of the payment, oldest first; an entry counts from its time on.
  states jsonb not null check (jsonb_array_length(states) > 0),
  scenario text,
  card jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- Deletes old rows.
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
-- Finds the events that are due.
create index sandbox_events_due on sandbox_events (send_at) where done_at is null;
create index sandbox_events_reference on sandbox_events (reference);

-- How far the test clock is ahead, for every process on this database. Only an install with the sandbox reads it.
create table sandbox_clock (
  is_only boolean primary key default true check (is_only),
  ahead_ms bigint not null
);
create function tell_moved_clock() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'clock');
  return null;
end $$;
create trigger sandbox_clock_tell after insert or update or delete or truncate on sandbox_clock
  for each statement execute function tell_moved_clock();

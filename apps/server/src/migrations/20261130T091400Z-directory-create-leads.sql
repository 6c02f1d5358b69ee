-- Who asked for contacts: a person counts once per listing. `person` is a keyed hash, so the table identifies nobody.
create table leads (
  order_id uuid references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete cascade,
  person bytea not null check (octet_length(person) = 16),
  at timestamptz not null,
  check (num_nonnulls(order_id, producer_id) = 1)
);
create unique index leads_order on leads (order_id, person) where order_id is not null;
create unique index leads_producer on leads (producer_id, person) where producer_id is not null;

-- How often a person asked on a day (Kyiv time): one count for all processes. Rows of past days are deleted.
create table contact_asks (
  day date not null,
  person bytea not null check (octet_length(person) = 16),
  asked smallint not null check (asked > 0),
  primary key (day, person)
);

-- The views of today, each a keyed hash of the day, the listing and the visitor; deleted when the day is over, so that
-- no trace of a visitor remains. Unlogged: after a crash of the database a visitor may be counted again.
create unlogged table view_marks (
  day date not null,
  mark bytea not null check (octet_length(mark) = 16),
  primary key (day, mark)
);

-- Reminders of an order's expiry that were sent: one per term and number of days before its end.
create table order_reminders (
  order_id uuid not null references orders (id) on delete cascade,
  -- The expiry that it reminds of; a renewed order has another one.
  expires_at timestamptz not null,
  days smallint not null check (days in (1, 7)),
  sent_at timestamptz not null,
  primary key (order_id, expires_at, days)
);

-- The seeds that were loaded, so that demo data removed by the operator never reappears by itself.
create table seeds (
  name text primary key,
  sown_at timestamptz not null default now()
);

-- Who has asked whom: a person counts once per listing. `person` is a keyed hash, so that the table names nobody.
create table leads (
  order_id uuid references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete cascade,
  person bytea not null check (octet_length(person) = 16),
  at timestamptz not null,
  check (num_nonnulls(order_id, producer_id) = 1)
);
create unique index leads_order on leads (order_id, person) where order_id is not null;
create unique index leads_producer on leads (producer_id, person) where producer_id is not null;

-- How often a person asked on a day of Kyiv: one count for all processes. Rows of past days are swept.
create table contact_asks (
  day date not null,
  person bytea not null check (octet_length(person) = 16),
  asked smallint not null check (asked > 0),
  primary key (day, person)
);

-- What was looked at today by whom, as one keyed hash of the day, the listing and the visitor; swept when the day is
-- over, so that nothing of a visitor stays. Not logged: a crash of the database may count a visitor again.
create unlogged table view_marks (
  day date not null,
  mark bytea not null check (octet_length(mark) = 16),
  primary key (day, mark)
);

-- Which reminders of an order's end were mailed: one a term and number of days before its end, whoever sends it.
create table order_reminders (
  order_id uuid not null references orders (id) on delete cascade,
  -- The end that it reminds of; a renewed order has another one.
  expires_at timestamptz not null,
  days smallint not null check (days in (1, 7)),
  sent_at timestamptz not null,
  primary key (order_id, expires_at, days)
);

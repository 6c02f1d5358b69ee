-- The owner's own agreement about secrets of an order, a PDF. The one that is not retired is in force; without one the
-- site's text is. A retired one stays only if somebody has accepted it.
create table order_ndas (
  order_id uuid not null references orders (id) on delete cascade,
  number integer not null check (number >= 1),
  upload_id uuid not null unique references uploads (id),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  retired_at timestamptz check (retired_at >= created_at),
  primary key (order_id, number)
);
create unique index order_ndas_in_force on order_ndas (order_id) where retired_at is null;
create trigger order_ndas_hold after insert on order_ndas referencing new table as added
  for each statement execute function hold_uploads();
create trigger order_ndas_free after delete on order_ndas referencing old table as removed
  for each statement execute function free_uploads();

-- An acceptance names a version of the site's text or a document of the order. The document goes with the order; its
-- name and hash stay.
alter table nda_acceptances
  alter column version drop not null,
  add column own_number integer,
  add column own_name text,
  add foreign key (order_id, own_number) references order_ndas (order_id, number) on delete set null (order_id),
  add check (num_nonnulls(version, own_number) = 1),
  add check ((own_number is null) = (own_name is null));
create unique index nda_acceptances_own_once on nda_acceptances (order_id, user_id, own_number)
  where order_id is not null and user_id is not null and own_number is not null;
create index nda_acceptances_of_document on nda_acceptances (order_id, own_number) where own_number is not null;

-- What an approved edit replaced, while the approval can be taken back. The latest of a listing.
create table replaced_texts (
  id bigint generated always as identity primary key,
  order_id uuid unique references orders (id) on delete cascade,
  producer_id uuid unique references producers (id) on delete cascade,
  -- The edit, and the same fields as they were, both in the shape of the call that edits.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  replaced jsonb not null check (jsonb_typeof(replaced) = 'object'),
  submitted_at timestamptz not null,
  approved_at timestamptz not null,
  approved_by uuid not null,
  -- Of the listing, as the approval left it.
  version integer not null,
  check (num_nonnulls(order_id, producer_id) = 1)
);
create index replaced_texts_approved on replaced_texts (approved_at);

-- Who sent an edit back: nobody else takes that back.
alter table listing_revisions
  add column rejected_by uuid,
  add check (rejected_by is null or rejected_at is not null);

-- Every status that a listing ever had, by whom and why. `actor_id` is not a foreign key: it may outlive the user.
create table listing_status_log (
  id bigint generated always as identity primary key,
  order_id uuid references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete cascade,
  from_status text,
  to_status text not null,
  -- Null: an anonymous visitor or the program itself.
  actor_id uuid,
  reason text,
  at timestamptz not null,
  check (num_nonnulls(order_id, producer_id) = 1)
);
create index listing_status_log_order on listing_status_log (order_id, id) where order_id is not null;
create index listing_status_log_producer on listing_status_log (producer_id, id) where producer_id is not null;

-- An edit of a public listing: it waits for a decision while the old text stays public. One per listing.
create table listing_revisions (
  id uuid primary key,
  order_id uuid unique references orders (id) on delete cascade,
  producer_id uuid unique references producers (id) on delete cascade,
  -- The changed fields, in the shape of the update call's input.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  submitted_at timestamptz not null,
  rejected_at timestamptz,
  reason text,
  -- Who rejected the edit: only that person can undo the rejection.
  rejected_by uuid,
  check (num_nonnulls(order_id, producer_id) = 1),
  check ((rejected_at is null) = (reason is null)),
  check (rejected_by is null or rejected_at is not null)
);
-- The moderation queue, oldest first.
create index listing_revisions_waiting on listing_revisions (submitted_at, id) where rejected_at is null;

-- Files that only the edit refers to; the rows of its listing refer to the others.
create table revision_files (
  revision_id uuid not null references listing_revisions (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  primary key (revision_id, upload_id)
);
create trigger revision_files_hold after insert on revision_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger revision_files_free after delete on revision_files referencing old table as removed
  for each statement execute function free_uploads();

-- What an approved edit replaced, while the approval can be undone. Only the latest per listing.
create table replaced_texts (
  id bigint generated always as identity primary key,
  order_id uuid unique references orders (id) on delete cascade,
  producer_id uuid unique references producers (id) on delete cascade,
  -- The edit, and the same fields before it, both in the shape of the update call's input.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  replaced jsonb not null check (jsonb_typeof(replaced) = 'object'),
  submitted_at timestamptz not null,
  approved_at timestamptz not null,
  approved_by uuid not null,
  -- The version of the listing after the approval.
  version integer not null,
  check (num_nonnulls(order_id, producer_id) = 1)
);
create index replaced_texts_approved on replaced_texts (approved_at);

-- Unfinished forms, not validated.
create table form_drafts (
  id uuid primary key,
  kind text not null check (kind in ('order', 'producer')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 140000),
  step text check (char_length(step) <= 40),
  email text check (char_length(email) <= 254),
  owner_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index form_drafts_owner on form_drafts (owner_id, updated_at desc) where owner_id is not null;
create index form_drafts_updated on form_drafts (updated_at);

-- Secrets for a listing or a form without an owner, and the codes in links of e-mails.
create table listing_tokens (
  -- SHA-256 of the secret; the secret itself is not stored.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  -- `claim` manages its listing and attaches it to an account; `manage` is the code of a link, valid for one `claim`.
  purpose text not null check (purpose in ('claim', 'manage', 'renew')),
  order_id uuid references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete cascade,
  draft_id uuid references form_drafts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(order_id, producer_id, draft_id) = 1)
);
create index listing_tokens_order on listing_tokens (order_id) where order_id is not null;
create index listing_tokens_producer on listing_tokens (producer_id) where producer_id is not null;
create index listing_tokens_draft on listing_tokens (draft_id) where draft_id is not null;
create index listing_tokens_expires on listing_tokens (expires_at);

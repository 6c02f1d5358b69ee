-- What writing needs to know about a listing beside what is shown of it.
alter table orders
  -- When it got its status, and its version then: an edit since makes the version larger.
  add column status_at timestamptz not null default now(),
  add column status_version integer not null default 1,
  -- Its text is not the one that was approved, or none was: being online again takes an approval.
  add column changed_since_approval boolean not null default false,
  -- Goes to approval by itself once the address of its owner is verified.
  add column submit_when_verified boolean not null default false,
  add column archived_from order_status,
  -- The language of whoever placed it, for letters before it has an owner.
  add column locale text not null default 'uk' check (locale in ('uk', 'en')),
  add constraint orders_archived check (archived_from is null or (status = 'archived' and archived_from <> 'archived')),
  add constraint orders_submit_when_verified check (not submit_when_verified or status = 'draft');
alter table producers
  add column status_at timestamptz not null default now(),
  add column status_version integer not null default 1,
  add column changed_since_approval boolean not null default false,
  add column submit_when_verified boolean not null default false,
  add column archived_from producer_status,
  add column locale text not null default 'uk' check (locale in ('uk', 'en')),
  add constraint producers_archived check (archived_from is null or (status = 'archived' and archived_from <> 'archived')),
  add constraint producers_submit_when_verified check (not submit_when_verified or status = 'draft');

-- What waits for a decision, oldest first.
create index orders_pending on orders (status_at, id) where status = 'pending';
create index producers_pending on producers (status_at, id) where status = 'pending';
-- What nobody came for, to be removed.
create index orders_unclaimed on orders (created_at) where owner_id is null and not demo;
create index producers_unclaimed on producers (created_at) where owner_id is null and not demo;

-- Every status a listing ever got, by whom and why. `actor_id` is no reference: it may outlive the person.
create table listing_status_log (
  id bigint generated always as identity primary key,
  order_id uuid references orders (id) on delete cascade,
  producer_id uuid references producers (id) on delete cascade,
  from_status text,
  to_status text not null,
  -- Null: a visitor, or the program itself.
  actor_id uuid,
  reason text,
  at timestamptz not null,
  check (num_nonnulls(order_id, producer_id) = 1)
);
create index listing_status_log_order on listing_status_log (order_id, id) where order_id is not null;
create index listing_status_log_producer on listing_status_log (producer_id, id) where producer_id is not null;

-- An edit of a listing that strangers see: it waits for a decision while the old text stays. One a listing.
create table listing_revisions (
  id uuid primary key,
  order_id uuid unique references orders (id) on delete cascade,
  producer_id uuid unique references producers (id) on delete cascade,
  -- The fields that differ, in the shape of the call that edits.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  submitted_at timestamptz not null,
  rejected_at timestamptz,
  reason text,
  check (num_nonnulls(order_id, producer_id) = 1),
  check ((rejected_at is null) = (reason is null))
);
-- What waits for a decision, oldest first.
create index listing_revisions_waiting on listing_revisions (submitted_at, id) where rejected_at is null;

-- Half-filled forms. Nothing of them is judged.
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

-- Secrets that stand for a listing or a form nobody owns yet, and the codes of mailed links.
create table listing_tokens (
  -- SHA-256; the secret itself is stored nowhere.
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  -- `claim` manages its listing and attaches it to an account; `manage` is the code of a link, good for one `claim`.
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

-- Copies of certificates: seen by the owner and by staff.
create table producer_files (
  producer_id uuid not null references producers (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  primary key (producer_id, upload_id)
);
create trigger producer_files_hold after insert on producer_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger producer_files_free after delete on producer_files referencing old table as removed
  for each statement execute function free_uploads();

-- Files that only an edit names yet; its listing's own rows hold the others.
create table revision_files (
  revision_id uuid not null references listing_revisions (id) on delete cascade,
  upload_id uuid not null unique references uploads (id),
  primary key (revision_id, upload_id)
);
create trigger revision_files_hold after insert on revision_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger revision_files_free after delete on revision_files referencing old table as removed
  for each statement execute function free_uploads();

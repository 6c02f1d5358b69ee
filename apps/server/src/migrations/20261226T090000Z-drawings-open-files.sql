-- Whom the owner of an order lets into its `granted` files. Invited and considered producers need no row: they are in
-- until `revoked_at` is set.
create table file_grants (
  order_id uuid not null references orders (id) on delete cascade,
  producer_id uuid not null references producers (id) on delete cascade,
  state text not null check (state in ('asked', 'granted', 'revoked')),
  state_at timestamptz not null,
  -- The last request, and how many there were.
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz,
  asks smallint not null default 0 check (asks between 0 and 2),
  note text not null default '' check (char_length(note) <= 500),
  -- When the owner refused or took the files back. A new request does not undo it, only a grant does.
  revoked_at timestamptz,
  version integer not null default 1,
  primary key (order_id, producer_id),
  check ((state = 'revoked') <= (revoked_at is not null)),
  check (state <> 'granted' or revoked_at is null),
  check ((state = 'asked') <= (asked_at is not null))
);
create index file_grants_of_producer on file_grants (producer_id);
-- How often a person has asked today.
create index file_grants_by_person on file_grants (asked_by, asked_at) where asked_by is not null;
-- How many requests wait for the owner of an order.
create index file_grants_asked on file_grants (order_id) where state = 'asked';

-- Texts of the agreement about secrets. The first is in the code until somebody accepts it or staff edit it.
create table nda_texts (
  version integer primary key check (version >= 1),
  uk text not null,
  en text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  edited_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);

-- Who accepted which text for which order. The order may be gone since, and the person.
create table nda_acceptances (
  id uuid primary key,
  order_id uuid references orders (id) on delete set null,
  user_id uuid references users (id) on delete set null,
  producer_id uuid references producers (id) on delete set null,
  producer_name text not null,
  company_name text,
  company_code text check (company_code ~ '^([0-9]{8}|[0-9]{10})$'),
  version integer not null references nda_texts (version),
  text_hash text not null,
  accepted_at timestamptz not null
);
create unique index nda_acceptances_once on nda_acceptances (order_id, user_id, version)
  where order_id is not null and user_id is not null;
create index nda_acceptances_of_person on nda_acceptances (user_id) where user_id is not null;
create index nda_acceptances_of_producer on nda_acceptances (producer_id) where producer_id is not null;
-- How many have accepted a version, and what the sweep forgets.
create index nda_acceptances_of_version on nda_acceptances (version);
create index nda_acceptances_old on nda_acceptances (accepted_at);

-- Who opened which closed file. The file may be gone since, so its name is kept.
create table file_opens (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  upload_id uuid not null,
  file_name text not null,
  -- Null once the person is erased.
  user_id uuid references users (id) on delete set null,
  producer_id uuid references producers (id) on delete set null,
  producer_name text not null default '',
  is_staff boolean not null default false,
  how text not null check (how in ('file', 'archive', 'preview')),
  opened_at timestamptz not null
);
create index file_opens_of_order on file_opens (order_id, opened_at desc);
create index file_opens_of_person on file_opens (user_id, order_id) where user_id is not null;
create index file_opens_of_producer on file_opens (producer_id) where producer_id is not null;
create index file_opens_of_file on file_opens (upload_id, user_id);
-- A preview counts once for a person.
create unique index file_opens_preview on file_opens (upload_id, user_id) where how = 'preview' and user_id is not null;
-- What the sweep forgets.
create index file_opens_old on file_opens (opened_at);

-- Events for open pages of the owner and of the producer. They carry the id of the order only.
create function tell_file_grants() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || person, 'files.changed', 'order', new.order_id, new.version, '{}')
    from (select owner_id as person from orders where id = new.order_id
          union select owner_id from producers where id = new.producer_id) people
   where person is not null;
  return null;
end $$;
create trigger file_grants_realtime after insert or update on file_grants
  for each row execute function tell_file_grants();

create function tell_nda_acceptance() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || person, 'files.changed', 'order', new.order_id, 0, '{}')
    from (select owner_id as person from orders where id = new.order_id union select new.user_id) people
   where person is not null;
  return null;
end $$;
create trigger nda_acceptances_realtime after insert on nda_acceptances
  for each row execute function tell_nda_acceptance();

create function tell_file_opens() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || o.owner_id, 'files.changed', 'order', o.id, 0, '{}')
    from orders o where o.id in (select order_id from added) and o.owner_id is not null;
  return null;
end $$;
create trigger file_opens_realtime after insert on file_opens referencing new table as added
  for each statement execute function tell_file_opens();

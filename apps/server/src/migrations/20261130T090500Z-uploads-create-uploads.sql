-- Stored pictures and documents. The content is in the file storage under the id, never in the database.
create table uploads (
  id uuid primary key,
  kind text not null check (kind in ('image', 'file')),
  name text not null check (char_length(name) between 1 and 255),
  mime text not null,
  size integer not null check (size >= 0),
  is_public boolean not null default true,
  width integer check (width > 0),
  height integer check (height > 0),
  -- Widths in pixels at which a picture is stored, ascending.
  widths integer[] not null default '{}',
  -- A tiny picture as a data URI.
  placeholder text,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  owner_id uuid references users (id) on delete set null,
  -- Proves that a visitor without an account stored the file.
  token_hash bytea check (octet_length(token_hash) = 32),
  sha256 bytea check (octet_length(sha256) = 32),
  -- Since when nothing uses the file. It is removed after a day.
  orphan_since timestamptz,
  check (kind <> 'image' or (width is not null and height is not null and placeholder is not null and cardinality(widths) > 0))
);
create index uploads_owner on uploads (owner_id) where owner_id is not null;
create index uploads_orphans on uploads (orphan_since, id) where orphan_since is not null;
alter table users add constraint users_avatar_id_fkey
  foreign key (avatar_id) references uploads (id) on delete set null;

-- A file is in use while a row of a listing refers to it, whoever writes or deletes that row.
create function hold_uploads() returns trigger language plpgsql as $$
begin
  update uploads set orphan_since = null
  where orphan_since is not null and id in (select upload_id from added);
  return null;
end $$;
create function free_uploads() returns trigger language plpgsql as $$
begin
  update uploads set orphan_since = now()
  where orphan_since is null and not demo and id in (select upload_id from removed);
  return null;
end $$;

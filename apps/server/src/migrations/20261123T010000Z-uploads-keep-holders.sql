-- Who stored a file, what proves that a visitor did, and since when nothing holds it: then it goes after a day.
alter table uploads
  add column owner_id uuid references users (id) on delete set null,
  add column token_hash bytea check (octet_length(token_hash) = 32),
  add column sha256 bytea check (octet_length(sha256) = 32),
  add column orphan_since timestamptz;
create index uploads_owner on uploads (owner_id) where owner_id is not null;
create index uploads_orphans on uploads (orphan_since, id) where orphan_since is not null;

-- Rows of listings hold files, whoever writes or deletes them.
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

create trigger order_images_hold after insert on order_images referencing new table as added
  for each statement execute function hold_uploads();
create trigger order_images_free after delete on order_images referencing old table as removed
  for each statement execute function free_uploads();
create trigger order_files_hold after insert on order_files referencing new table as added
  for each statement execute function hold_uploads();
create trigger order_files_free after delete on order_files referencing old table as removed
  for each statement execute function free_uploads();
create trigger producer_images_hold after insert on producer_images referencing new table as added
  for each statement execute function hold_uploads();
create trigger producer_images_free after delete on producer_images referencing old table as removed
  for each statement execute function free_uploads();

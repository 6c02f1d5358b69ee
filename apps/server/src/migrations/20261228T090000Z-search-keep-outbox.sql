-- Changes of search documents that an OpenSearch outside does not have yet. The triggers write them in the transaction
-- of the change, and a loop ships them. A document waits once, however often it changes. Its `seq` grows with each
-- change and is the version of the document outside.
create table search_outbox (
  kind text not null check (kind in ('order', 'producer')),
  listing_id uuid not null,
  seq bigint generated always as identity,
  primary key (kind, listing_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index search_outbox_seq on search_outbox (seq);

-- One row once an index outside was begun. Without it, changes are not kept. `mapping` is the newest version of the
-- index that any process has built: older processes leave it alone. `origin` says in which history of the database it
-- was built: after a backup was restored, the versions of the outbox would begin below those that the index has.
create table search_outside (
  one boolean primary key default true check (one),
  mapping integer not null,
  origin text not null
);

create function keep_changed_documents() returns trigger language plpgsql as $$
begin
  if exists (select from search_outside) then
    -- In the order of ids, so that two transactions do not wait for each other.
    insert into search_outbox (kind, listing_id) select tg_argv[0], id from changed order by id
      on conflict (kind, listing_id) do update set seq = default;
  end if;
  return null;
end $$;
create function keep_truncated_documents() returns trigger language plpgsql as $$
begin
  if exists (select from search_outside) then
    execute format('insert into search_outbox (kind, listing_id) select %L, id from %I order by id
      on conflict (kind, listing_id) do update set seq = default', tg_argv[0], tg_table_name);
  end if;
  return null;
end $$;

create trigger order_documents_keep_insert after insert on order_documents referencing new table as changed
  for each statement execute function keep_changed_documents('order');
create trigger order_documents_keep_update after update on order_documents referencing new table as changed
  for each statement execute function keep_changed_documents('order');
create trigger order_documents_keep_delete after delete on order_documents referencing old table as changed
  for each statement execute function keep_changed_documents('order');
create trigger order_documents_keep_truncate before truncate on order_documents
  for each statement execute function keep_truncated_documents('order');
create trigger producer_documents_keep_insert after insert on producer_documents referencing new table as changed
  for each statement execute function keep_changed_documents('producer');
create trigger producer_documents_keep_update after update on producer_documents referencing new table as changed
  for each statement execute function keep_changed_documents('producer');
create trigger producer_documents_keep_delete after delete on producer_documents referencing old table as changed
  for each statement execute function keep_changed_documents('producer');
create trigger producer_documents_keep_truncate before truncate on producer_documents
  for each statement execute function keep_truncated_documents('producer');

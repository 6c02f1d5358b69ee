-- The feed of changes. Each change of a listing, and of what belongs to it, is written here once, in its transaction,
-- whoever makes it. One consumer (modules/directory/changes) reads the feed and publishes to cached pages and to the
-- search index. Events for open pages come from the same trigger. See docs/decisions/024-feed-of-changes.md.

-- Which listings everybody may open. The same rule in TypeScript is public-status.ts; a test compares them.
create function is_public(status order_status) returns boolean language sql immutable strict parallel safe return
  status in ('published', 'paused', 'awarded', 'completed');
create function is_public(status producer_status) returns boolean language sql immutable strict parallel safe return
  status in ('published', 'paused');

create table listing_changes (
  seq bigint generated always as identity primary key,
  kind text not null check (kind in ('order', 'producer')),
  -- Null: a bulk load changed many listings of the kind.
  listing_id uuid,
  -- What the consumer needs to know of the listing. Null before an insert and after a delete; both are null when only a
  -- part of the listing changed.
  before jsonb,
  after jsonb,
  -- The columns or parts that differ.
  changed text[] not null default '{}'
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function notify_listing_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('listing_changes', '');
  return null;
end $$;
create trigger listing_changes_notify after insert on listing_changes
  for each statement execute function notify_listing_changes();

create function listing_facts(o orders) returns jsonb language sql stable return jsonb_build_object(
  'status', o.status, 'listed', o.listed, 'version', o.version, 'ownerId', o.owner_id);
create function listing_facts(p producers) returns jsonb language sql stable return jsonb_build_object(
  'status', p.status, 'listed', p.status = 'published', 'version', p.version, 'ownerId', p.owner_id);

create function record_listing_change() returns trigger language plpgsql as $$
declare
  kind constant text := tg_argv[0];
  before jsonb;
  after jsonb;
  changed text[] := '{}';
  columns_before jsonb;
  listing_id uuid;
begin
  if tg_op = 'UPDATE' then
    columns_before := to_jsonb(old);
    changed := array(select key from jsonb_each(to_jsonb(new)) where value is distinct from columns_before -> key);
    if changed = '{}' then return null; end if;
  end if;
  if tg_op <> 'INSERT' then before := listing_facts(old); end if;
  if tg_op <> 'DELETE' then after := listing_facts(new); end if;
  -- What leaves the lists is not found from this transaction on, whoever writes; the rest may take a second.
  if (before ->> 'listed')::boolean and not coalesce((after ->> 'listed')::boolean, false) then
    perform forget_document(kind, old.id);
  end if;
  -- A bulk load records one change of everything at its end.
  if current_setting('verstat.bulk', true) is distinct from 'on' then
    listing_id := case when tg_op = 'DELETE' then old.id else new.id end;
    insert into listing_changes (kind, listing_id, before, after, changed)
      values (kind, listing_id, before, after, changed);
    perform publish_listing_events(kind, listing_id, before, after, 'updated_at' = any (changed));
  end if;
  return null;
end $$;

-- For the rows that belong to a listing. The trigger names what they are to the listing.
create function record_listing_part() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'order' then
    insert into listing_changes (kind, listing_id, changed) values
      ('order', case when tg_op = 'DELETE' then old.order_id else new.order_id end, array[tg_argv[1]]);
  else
    insert into listing_changes (kind, listing_id, changed) values
      ('producer', case when tg_op = 'DELETE' then old.producer_id else new.producer_id end, array[tg_argv[1]]);
  end if;
  return null;
end $$;

-- A picture that was processed again, a document that became private.
create function record_changed_uploads() returns trigger language plpgsql as $$
begin
  insert into listing_changes (kind, listing_id, changed)
    select distinct part.kind, part.listing_id, array['uploads'] from (
      select 'order' as kind, order_id as listing_id, upload_id from order_images
      union all select 'order', order_id, upload_id from order_files
      union all select 'producer', producer_id, upload_id from producer_images
    ) part join changed on changed.id = part.upload_id;
  return null;
end $$;

-- Every trigger of this module on orders. A bulk load sets `verstat.bulk` in its transaction and recounts at its end.
create trigger orders_derive before insert
  or update of status, expires_at, title_uk, title_en, description_uk, description_en, city on orders
  for each row execute function order_derive();
create trigger orders_log_insert after insert on orders referencing new table as added for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_order_deltas();
create trigger orders_log_update after update on orders referencing old table as removed new table as added
  for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_order_deltas();
create trigger orders_log_delete after delete on orders referencing old table as removed for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function log_order_deltas();
create trigger orders_record after insert or update or delete on orders
  for each row execute function record_listing_change('order');

create function forget_orders() returns trigger language plpgsql as $$
begin
  truncate order_deltas, order_totals, order_buckets, order_documents;
  insert into listing_changes (kind) values ('order');
  return null;
end $$;
create trigger orders_truncate after truncate on orders for each statement execute function forget_orders();

create trigger producers_set_search
  before insert or update of name, tagline_uk, tagline_en, description_uk, description_en, city, processes, materials
  on producers for each row execute function producer_set_search();
create trigger producers_record after insert or update or delete on producers
  for each row execute function record_listing_change('producer');

create function forget_producers() returns trigger language plpgsql as $$
begin
  truncate producer_documents;
  insert into listing_changes (kind) values ('producer');
  return null;
end $$;
create trigger producers_truncate after truncate on producers for each statement execute function forget_producers();

create trigger order_images_record after insert or update or delete on order_images for each row
  when (current_setting('verstat.bulk', true) is distinct from 'on')
  execute function record_listing_part('order', 'images');
create trigger order_files_record after insert or update or delete on order_files for each row
  when (current_setting('verstat.bulk', true) is distinct from 'on')
  execute function record_listing_part('order', 'files');
create trigger producer_images_record after insert or update or delete on producer_images for each row
  when (current_setting('verstat.bulk', true) is distinct from 'on')
  execute function record_listing_part('producer', 'images');
create trigger producer_categories_record after insert or update or delete on producer_categories for each row
  when (current_setting('verstat.bulk', true) is distinct from 'on')
  execute function record_listing_part('producer', 'categories');
create trigger producer_listings_record after insert or update or delete on producer_listings for each row
  when (current_setting('verstat.bulk', true) is distinct from 'on')
  execute function record_listing_part('producer', 'lists');
create trigger uploads_record after update on uploads referencing new table as changed for each statement
  when (current_setting('verstat.bulk', true) is distinct from 'on') execute function record_changed_uploads();

-- Every process caches rendered pages. When a public change commits, it notifies every process of the pages that
-- show it: `orders` are the lists and counts, `order:{id}` the page of one order, `order` the pages of all.
-- One notification per statement, not per row, and without ids beyond a hundred rows: its limit is 8000 bytes.
create function tell_listing_pages(kind text, ids uuid[]) returns void language plpgsql as $$
declare
  named text := case when cardinality(ids) > 100 then kind
                     else (select string_agg(distinct kind || ':' || id, ' ') from unnest(ids) id) end;
begin
  -- Null also when there are no ids.
  if named is null then return; end if;
  -- A bulk load notifies once: equal notifications of a transaction are one.
  perform pg_notify('page_changes',
    case when current_setting('verstat.bulk', true) = 'on' then 'all' else kind || 's ' || named end);
end $$;

create function tell_all_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', 'all');
  return null;
end $$;

-- For `orders` and `producers`: drafts are not public.
create function tell_changed_listings() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from added where status not in ('draft', 'pending', 'rejected');
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from removed where status not in ('draft', 'pending', 'rejected');
  else
    select array_agg(distinct id) into ids from (
      select id, status from added union all select id, status from removed
    ) change where status not in ('draft', 'pending', 'rejected');
  end if;
  perform tell_listing_pages(tg_argv[0], ids);
  return null;
end $$;

create trigger orders_tell_insert after insert on orders referencing new table as added
  for each statement execute function tell_changed_listings('order');
create trigger orders_tell_update after update on orders referencing old table as removed new table as added
  for each statement execute function tell_changed_listings('order');
create trigger orders_tell_delete after delete on orders referencing old table as removed
  for each statement execute function tell_changed_listings('order');
create trigger orders_tell_truncate after truncate on orders for each statement execute function tell_all_pages();

create trigger producers_tell_insert after insert on producers referencing new table as added
  for each statement execute function tell_changed_listings('producer');
create trigger producers_tell_update after update on producers referencing old table as removed new table as added
  for each statement execute function tell_changed_listings('producer');
create trigger producers_tell_delete after delete on producers referencing old table as removed
  for each statement execute function tell_changed_listings('producer');
create trigger producers_tell_truncate after truncate on producers for each statement execute function tell_all_pages();

-- For the parts of a listing. All rows that a statement touched are in one table here, however they changed.
create function tell_changed_parts() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  if tg_argv[0] = 'order' then select array_agg(distinct order_id) into ids from changed;
  else select array_agg(distinct producer_id) into ids from changed;
  end if;
  perform tell_listing_pages(tg_argv[0], ids);
  return null;
end $$;

create trigger order_images_tell_insert after insert on order_images referencing new table as changed
  for each statement execute function tell_changed_parts('order');
create trigger order_images_tell_update after update on order_images referencing new table as changed
  for each statement execute function tell_changed_parts('order');
create trigger order_images_tell_delete after delete on order_images referencing old table as changed
  for each statement execute function tell_changed_parts('order');
create trigger order_files_tell_insert after insert on order_files referencing new table as changed
  for each statement execute function tell_changed_parts('order');
create trigger order_files_tell_update after update on order_files referencing new table as changed
  for each statement execute function tell_changed_parts('order');
create trigger order_files_tell_delete after delete on order_files referencing old table as changed
  for each statement execute function tell_changed_parts('order');
create trigger producer_images_tell_insert after insert on producer_images referencing new table as changed
  for each statement execute function tell_changed_parts('producer');
create trigger producer_images_tell_update after update on producer_images referencing new table as changed
  for each statement execute function tell_changed_parts('producer');
create trigger producer_images_tell_delete after delete on producer_images referencing old table as changed
  for each statement execute function tell_changed_parts('producer');
create trigger producer_listings_tell_insert after insert on producer_listings referencing new table as changed
  for each statement execute function tell_changed_parts('producer');
create trigger producer_listings_tell_update after update on producer_listings referencing new table as changed
  for each statement execute function tell_changed_parts('producer');
create trigger producer_listings_tell_delete after delete on producer_listings referencing old table as changed
  for each statement execute function tell_changed_parts('producer');

-- A picture that was processed again, a document that became private.
create function tell_changed_uploads() returns trigger language plpgsql as $$
begin
  perform tell_listing_pages('order', (select array_agg(distinct part.order_id) from (
    select order_id, upload_id from order_images union all select order_id, upload_id from order_files
  ) part join changed on changed.id = part.upload_id));
  perform tell_listing_pages('producer', (select array_agg(distinct part.producer_id)
    from producer_images part join changed on changed.id = part.upload_id));
  return null;
end $$;
create trigger uploads_tell_update after update on uploads referencing new table as changed
  for each statement execute function tell_changed_uploads();

-- Regions and categories are on every page. Each start of the program writes them again, mostly unchanged.
create function tell_changed_dictionary() returns trigger language plpgsql as $$
declare is_changed boolean := true;
begin
  if tg_op = 'INSERT' then is_changed := exists (select from added);
  elsif tg_op = 'UPDATE' then is_changed := exists (select from (table added except table removed) change);
  end if;
  if is_changed then perform pg_notify('page_changes', 'dictionaries'); end if;
  return null;
end $$;

create trigger regions_tell_insert after insert on regions referencing new table as added
  for each statement execute function tell_changed_dictionary();
create trigger regions_tell_update after update on regions referencing old table as removed new table as added
  for each statement execute function tell_changed_dictionary();
create trigger regions_tell_delete after delete on regions for each statement execute function tell_changed_dictionary();
create trigger categories_tell_insert after insert on categories referencing new table as added
  for each statement execute function tell_changed_dictionary();
create trigger categories_tell_update after update on categories referencing old table as removed new table as added
  for each statement execute function tell_changed_dictionary();
create trigger categories_tell_delete after delete on categories
  for each statement execute function tell_changed_dictionary();

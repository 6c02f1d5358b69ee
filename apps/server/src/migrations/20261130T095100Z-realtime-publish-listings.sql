-- For `orders` and `producers`, row by row. The public channel carries only the status of public listings; a listing
-- that is no longer public is only announced as closed.
create function tell_listing_events() returns trigger language plpgsql as $$
declare
  kind constant text := tg_argv[0];
  seen constant text[] := '{published,paused,awarded,completed}';
  old_status text := case when tg_op = 'INSERT' then null else old.status::text end;
  new_status text := case when tg_op = 'DELETE' then null else new.status::text end;
  listing_id uuid := case when tg_op = 'DELETE' then old.id else new.id end;
  told text := new_status;
  is_listed boolean := false;
  was_listed boolean := false;
  is_moved boolean;
begin
  if kind = 'order' then
    is_listed := tg_op <> 'DELETE' and new.listed;
    was_listed := tg_op <> 'INSERT' and old.listed;
    if new_status = 'published' and not is_listed then told := 'expired'; end if;
  else
    is_listed := coalesce(new_status = 'published', false);
    was_listed := coalesce(old_status = 'published', false);
  end if;
  is_moved := old_status is distinct from new_status or was_listed <> is_listed;

  if tg_op <> 'DELETE' and new.owner_id is not null then
    if is_moved or (tg_op = 'UPDATE' and old.owner_id is distinct from new.owner_id) then
      perform realtime_publish('user:#' || new.owner_id, kind || '.status_changed', kind, new.id, new.version,
        jsonb_build_object('status', told));
    elsif old.version <> new.version then
      perform realtime_publish('user:#' || new.owner_id, kind || '.updated', kind, new.id, new.version, '{}');
    end if;
  end if;

  if kind = 'order' then
    if new_status = any (seen) and is_moved then
      perform realtime_publish('order:' || new.id, 'order.status_changed', 'order', new.id, new.version,
        jsonb_build_object('status', told));
    elsif new_status = any (seen) and old.updated_at <> new.updated_at then
      perform realtime_publish('order:' || new.id, 'order.updated', 'order', new.id, new.version, '{}');
    elsif old_status = any (seen) and (new_status is null or new_status <> all (seen)) then
      perform realtime_publish('order:' || old.id, 'order.closed', 'order', old.id, old.version + 1, '{}');
    end if;
  end if;

  if (old_status is not distinct from 'pending') <> (new_status is not distinct from 'pending') then
    perform realtime_tell_queue('listings');
  end if;
  if is_listed and not was_listed then perform realtime_tell_feed(kind, listing_id); end if;
  return null;
end $$;

-- The filters that a new listing matches.
create function realtime_tell_feed(kind text, listing_id uuid) returns void language plpgsql as $$
declare facts jsonb;
begin
  if kind = 'order' then
    select jsonb_build_object('id', o.id, 'type', o.type, 'region', region.slug,
        'categories', jsonb_build_array(root.slug, leaf.slug)) into facts
      from orders o join regions region on region.id = o.region_id
      join categories root on root.id = o.root_id join categories leaf on leaf.id = o.category_id
     where o.id = listing_id;
  else
    select jsonb_build_object('id', p.id, 'region', region.slug, 'categories', coalesce((
        select jsonb_agg(distinct category.slug) from producer_categories pc
          join categories category on category.id in (pc.root_id, pc.category_id)
         where pc.producer_id = p.id), '[]')) into facts
      from producers p join regions region on region.id = p.region_id where p.id = listing_id;
  end if;
  perform realtime_publish('feed:' || kind || 's', 'listing.published', kind, listing_id, 0,
    jsonb_build_object('n', 1, 'listings', jsonb_build_array(facts)));
end $$;

create trigger orders_realtime_insert after insert on orders for each row
  when (new.status <> 'draft' and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_listing_events('order');
create trigger orders_realtime_update after update on orders for each row
  when ((old.version <> new.version or old.status <> new.status or old.listed <> new.listed
      or old.updated_at <> new.updated_at or old.owner_id is distinct from new.owner_id)
    and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_listing_events('order');
create trigger orders_realtime_delete after delete on orders for each row
  when (old.status not in ('draft', 'archived') and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_listing_events('order');
create trigger producers_realtime_insert after insert on producers for each row
  when (new.status <> 'draft' and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_listing_events('producer');
create trigger producers_realtime_update after update on producers for each row
  when ((old.version <> new.version or old.status <> new.status or old.owner_id is distinct from new.owner_id)
    and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_listing_events('producer');
create trigger producers_realtime_delete after delete on producers for each row
  when (old.status = 'pending' and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_listing_events('producer');

-- From a hundred on, every tenth view is published: the difference is invisible, and a popular page stays cheap.
create function tell_order_counts() returns trigger language plpgsql as $$
begin
  perform realtime_publish('order:' || new.order_id, 'order.counts', 'order', new.order_id, 0,
    jsonb_build_object('views', new.views, 'contacts', new.contacts));
  return null;
end $$;
create trigger order_stats_realtime_insert after insert on order_stats for each row
  when (new.views + new.contacts > 0 and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_order_counts();
create trigger order_stats_realtime_update after update on order_stats for each row
  when ((old.contacts <> new.contacts or (new.views < 100 and old.views <> new.views) or old.views / 10 <> new.views / 10)
    and current_setting('verstat.bulk', true) is distinct from 'on')
  execute function tell_order_counts();

-- An edit that was submitted or decided.
create function tell_revision_events() returns trigger language plpgsql as $$
declare revision listing_revisions := case when tg_op = 'DELETE' then old else new end;
begin
  perform realtime_tell_queue('listings');
  if revision.order_id is not null then
    perform realtime_publish('user:#' || owner_id, 'order.updated', 'order', id, version, '{}')
      from orders where id = revision.order_id and owner_id is not null;
  else
    perform realtime_publish('user:#' || owner_id, 'producer.updated', 'producer', id, version, '{}')
      from producers where id = revision.producer_id and owner_id is not null;
  end if;
  return null;
end $$;
create trigger listing_revisions_realtime after insert or update or delete on listing_revisions
  for each row execute function tell_revision_events();

-- The events of a change of a listing, called in its transaction with the facts that the feed of changes records. They
-- are not published by the consumer of the feed, because that doubles the time from the commit to the event. The public
-- channel of an order carries only the status of public orders; one that is no longer public is only closed.
create function publish_listing_events(kind text, listing_id uuid, before jsonb, after jsonb, is_edited boolean)
returns void language plpgsql as $$
declare
  is_listed constant boolean := coalesce((after ->> 'listed')::boolean, false);
  was_listed constant boolean := coalesce((before ->> 'listed')::boolean, false);
  is_moved constant boolean := before ->> 'status' is distinct from after ->> 'status' or was_listed <> is_listed;
  owner constant text := after ->> 'ownerId';
  version constant bigint := after ->> 'version';
  status constant jsonb := jsonb_build_object('status',
    case when kind = 'order' and after ->> 'status' = 'published' and not is_listed then 'expired'
         else after ->> 'status' end);
begin
  -- A new draft concerns only its owner, who created it.
  if before is null and after ->> 'status' = 'draft' then return; end if;

  if owner is not null then
    if is_moved or owner is distinct from before ->> 'ownerId' then
      perform realtime_publish('user:#' || owner, kind || '.status_changed', kind, listing_id, version, status);
    elsif before -> 'version' <> after -> 'version' then
      perform realtime_publish('user:#' || owner, kind || '.updated', kind, listing_id, version, '{}');
    end if;
  end if;

  if kind = 'order' then
    if is_public((after ->> 'status')::order_status) then
      if is_moved then
        perform realtime_publish('order:' || listing_id, 'order.status_changed', 'order', listing_id, version, status);
      elsif is_edited then
        perform realtime_publish('order:' || listing_id, 'order.updated', 'order', listing_id, version, '{}');
      end if;
    elsif is_public((before ->> 'status')::order_status) then
      perform realtime_publish('order:' || listing_id, 'order.closed', 'order', listing_id,
        (before ->> 'version')::bigint + 1, '{}');
    end if;
  end if;

  if (before ->> 'status' is not distinct from 'pending') <> (after ->> 'status' is not distinct from 'pending') then
    perform realtime_tell_queue('listings');
  end if;
  if is_listed and not was_listed then perform realtime_tell_feed(kind, listing_id); end if;
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

-- What open pages are told. Triggers write it in the transaction of the change, whoever makes it; a dispatcher sends and
-- deletes it. The columns are those that the consumer of Centrifugo reads, so that it may do that in our place.
create table realtime_outbox (
  id bigint generated always as identity primary key,
  method text not null check (method in ('publish', 'unsubscribe', 'disconnect')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 8192),
  -- Rows of one partition leave one after the other; those of a channel are all in one.
  partition integer not null check (partition between 0 and 7),
  created_at timestamptz not null default now()
);
create index realtime_outbox_partition on realtime_outbox (partition, id);
create index realtime_outbox_created on realtime_outbox (created_at);

create function tell_realtime_partitions() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime_outbox', partition::text) from (select distinct partition from added) touched;
  return null;
end $$;
create trigger realtime_outbox_tell after insert on realtime_outbox referencing new table as added
  for each statement execute function tell_realtime_partitions();

-- Partition 0 is of channels whose events may be drawn together: many hear them, and only the last matters.
create function realtime_partition(channel text) returns integer language sql immutable strict parallel safe return
  case when channel like 'feed:%' or channel like 'staff:%' then 0 else 1 + (hashtext(channel) & 2147483647) % 7 end;

-- `type` and what it is about, without words of any language and without anything about a person.
create function realtime_publish(channel text, type text, kind text, id uuid, version bigint, details jsonb)
returns void language sql as $$
  insert into realtime_outbox (method, payload, partition)
  select 'publish', jsonb_build_object('channel', channel, 'idempotency_key', event_id, 'data', jsonb_build_object(
      'v', 1, 'id', event_id, 't', type, 'at', (extract(epoch from clock_timestamp()) * 1000)::bigint,
      'ref', jsonb_build_object('kind', kind, 'id', id, 'ver', version), 'd', details)),
    realtime_partition(channel)
  from (select new_uuid_v7() as event_id) event where channel is not null
$$;

create function realtime_tell_queue(queue text) returns void language sql as $$
  select realtime_publish('staff:moderation', 'queue.changed', 'queue', null, 0, jsonb_build_object('queue', queue))
$$;

-- For `orders` and `producers`, row by row. Strangers hear of what strangers see, and only which status that is; what
-- leaves their sight says no more than that it did.
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

-- What of the filters of a list a new listing matches.
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

-- Past a hundred every tenth view is told: nobody sees the difference, and a page that many open stays cheap.
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

-- An edit that waits for a decision, or got one.
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

create function tell_subscription_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('user:#' || owner_id, 'subscription.changed', 'subscription', new.id, new.version,
      jsonb_build_object('status', new.status))
    from (select owner_id from orders where id = new.order_id
          union all select owner_id from producers where id = new.producer_id) listing
   where owner_id is not null;
  return null;
end $$;
create trigger subscriptions_realtime after update on subscriptions for each row
  when (old.status <> new.status or old.plan_id <> new.plan_id or old.version <> new.version
    or old.auto_charge <> new.auto_charge or old.period_end is distinct from new.period_end
    or old.next_plan_id is distinct from new.next_plan_id)
  execute function tell_subscription_events();

create function tell_transaction_events() returns trigger language plpgsql as $$
declare version bigint := (extract(epoch from new.updated_at) * 1000)::bigint;
begin
  perform realtime_publish('transaction:' || new.id, 'transaction.updated', 'transaction', new.id, version,
    jsonb_build_object('status', new.status));
  if new.user_id is not null and (tg_op = 'INSERT' or old.status <> new.status) then
    perform realtime_publish('user:#' || new.user_id, 'transaction.updated', 'transaction', new.id, version,
      jsonb_build_object('status', new.status));
  end if;
  if new.review is distinct from (tg_op = 'UPDATE' and old.review) then perform realtime_tell_queue('payments'); end if;
  return null;
end $$;
create trigger transactions_realtime_insert after insert on transactions
  for each row execute function tell_transaction_events();
create trigger transactions_realtime_update after update on transactions for each row
  when (old.status <> new.status or old.review <> new.review or old.outcome <> new.outcome
    or old.updated_at <> new.updated_at)
  execute function tell_transaction_events();

-- A checkout that was opened or refused shows on the page of its purchase.
create function tell_attempt_events() returns trigger language plpgsql as $$
begin
  perform realtime_publish('transaction:' || t.id, 'transaction.updated', 'transaction', t.id,
      (extract(epoch from new.updated_at) * 1000)::bigint, jsonb_build_object('status', t.status))
    from transactions t where t.id = new.transaction_id;
  return null;
end $$;
create trigger attempts_realtime_update after update on attempts for each row
  when (old.status <> new.status or old.handoff is distinct from new.handoff)
  execute function tell_attempt_events();

create function tell_feedback_events() returns trigger language plpgsql as $$
begin
  perform realtime_tell_queue('feedback');
  return null;
end $$;
create trigger feedback_realtime_insert after insert on feedback for each row
  when (not new.suspect) execute function tell_feedback_events();
create trigger feedback_realtime_update after update on feedback for each row
  when (old.handled_at is distinct from new.handled_at) execute function tell_feedback_events();

-- Who loses a session, a role or the account loses the connections that were made with it. 3014: come back with a new
-- token, which only those get who still may; 4501: never come back.
create function realtime_disconnect(user_id uuid, code integer, reason text) returns void language sql as $$
  insert into realtime_outbox (method, payload, partition) values ('disconnect',
    jsonb_build_object('user', user_id, 'disconnect', jsonb_build_object('code', code, 'reason', reason)),
    realtime_partition('user:#' || user_id))
$$;

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform realtime_disconnect(user_id, 3014, 'state invalidated')
    from (select distinct user_id from removed where expires_at > now()) ended;
  return null;
end $$;
create trigger sessions_realtime after delete on sessions referencing old table as removed
  for each statement execute function tell_ended_sessions();

create function tell_changed_standing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.blocked_at is null and new.blocked_at is not null) then
    perform realtime_disconnect(old.id, 4501, 'account closed');
  else
    insert into realtime_outbox (method, payload, partition) values ('unsubscribe',
      jsonb_build_object('user', old.id, 'channel', 'staff:moderation'), realtime_partition('user:#' || old.id));
    perform realtime_disconnect(old.id, 3014, 'state invalidated');
  end if;
  return null;
end $$;
create trigger users_realtime_update after update on users for each row
  when (old.role <> new.role or (old.blocked_at is null and new.blocked_at is not null))
  execute function tell_changed_standing();
create trigger users_realtime_delete after delete on users
  for each row execute function tell_changed_standing();

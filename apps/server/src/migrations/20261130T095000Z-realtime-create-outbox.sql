-- Events for open pages. Triggers insert them in the transaction of the change, whoever makes it; a dispatcher
-- publishes and deletes them. The columns are those that Centrifugo's own consumer reads, so that it could do this
-- for us.
create table realtime_outbox (
  id bigint generated always as identity primary key,
  method text not null check (method in ('publish', 'unsubscribe', 'disconnect')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 8192),
  -- Rows of a partition are published in order; all rows of a channel are in one partition.
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

-- Partition 0 is for channels whose events may be merged: they have many subscribers, and only the last event matters.
create function realtime_partition(channel text) returns integer language sql immutable strict parallel safe return
  case when channel like 'feed:%' or channel like 'staff:%' then 0 else 1 + (hashtext(channel) & 2147483647) % 7 end;

-- Publishes `type` and ids, without texts in any language and without personal data.
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

-- A user who loses a session, a role or the account loses the connections made with it. 3014: reconnect with a new
-- token, which only those get who are still allowed; 4501: do not reconnect.
create function realtime_disconnect(user_id uuid, code integer, reason text) returns void language sql as $$
  insert into realtime_outbox (method, payload, partition) values ('disconnect',
    jsonb_build_object('user', user_id, 'disconnect', jsonb_build_object('code', code, 'reason', reason)),
    realtime_partition('user:#' || user_id))
$$;

-- Streams of the embedded realtime server: what clients missed is read from here, by any node, also after a restart.

-- One name for all streams of this database. Clients compare offsets only within one epoch.
create table realtime_epoch (
  only_row boolean primary key default true check (only_row),
  epoch text not null
);
insert into realtime_epoch (epoch) values (substr(md5(random()::text || clock_timestamp()::text), 1, 8));

create table realtime_streams (
  channel text primary key,
  top bigint not null check (top >= 0),
  touched_at timestamptz not null
);
-- Sweeps streams that nobody has published in for long.
create index realtime_streams_touched on realtime_streams (touched_at);

create table realtime_publications (
  channel text not null references realtime_streams on delete cascade,
  -- Without holes within a channel, hence counted in the row of the stream and not by a sequence.
  position bigint not null check (position > 0),
  data text not null,
  info text,
  tags text,
  -- What the publisher calls it; told again, it is not published again.
  key text,
  expires_at timestamptz not null,
  primary key (channel, position)
);
create unique index realtime_publications_key on realtime_publications (channel, key) where key is not null;
-- Sweeps what is too old to be recovered.
create index realtime_publications_expiry on realtime_publications (expires_at);

-- Publishes in the order of the list, and tells every node in that order. Answers one row per publication that is new
-- or was known by its key; `position` is null where the channel keeps nothing. What is too long for a notice is told
-- without its data, and nodes read it here.
create function realtime_keep(publications jsonb)
returns table (n int, stored_at bigint) language plpgsql as $$
declare
  one jsonb;
  told text;
begin
  -- In one order for everybody: two publishers with the same channels wait for each other, once.
  insert into realtime_streams (channel, top, touched_at)
    select distinct p ->> 'channel', 0, now()
    from jsonb_array_elements(publications) p where p ? 'size' order by 1
    on conflict do nothing;
  perform from realtime_streams s
    where s.channel in (select p ->> 'channel' from jsonb_array_elements(publications) p where p ? 'size')
    order by s.channel for update;
  n := 0;
  for one in select value from jsonb_array_elements(publications) loop
    n := n + 1;
    stored_at := null;
    if one ? 'size' then
      if one ? 'key' then
        select position into stored_at from realtime_publications
          where channel = one ->> 'channel' and key = one ->> 'key';
        if stored_at is not null then
          return next;
          continue;
        end if;
      end if;
      update realtime_streams set top = top + 1, touched_at = now()
        where channel = one ->> 'channel' returning top into stored_at;
      insert into realtime_publications (channel, position, data, info, tags, key, expires_at)
        values (one ->> 'channel', stored_at, one ->> 'data', one ->> 'info', one ->> 'tags', one ->> 'key',
          now() + make_interval(secs => (one ->> 'ttl')::float8));
      delete from realtime_publications
        where channel = one ->> 'channel' and position <= stored_at - (one ->> 'size')::bigint;
    end if;
    -- The number keeps apart what would otherwise be the same notice of one transaction, told once.
    told := (jsonb_build_object('n', n, 'c', one -> 'channel', 'o', stored_at) ||
      jsonb_strip_nulls(jsonb_build_object('i', one -> 'info', 't', one -> 'tags')))::text || chr(10) || (one ->> 'data');
    if octet_length(told) > 7900 then
      told := jsonb_build_object('n', n, 'c', one -> 'channel', 'o', stored_at)::text;
    end if;
    perform pg_notify('realtime_streams', told);
    return next;
  end loop;
end
$$;

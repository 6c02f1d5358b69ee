-- Streams of the embedded realtime server: any node recovers missed publications from here, also after a restart.

-- One epoch for all streams of this database. Clients compare offsets only within one epoch.
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
-- Deletes streams without recent publications.
create index realtime_streams_touched on realtime_streams (touched_at);

create table realtime_publications (
  channel text not null references realtime_streams on delete cascade,
  -- Without gaps within a channel, hence counted in the row of the stream and not by a sequence.
  position bigint not null check (position > 0),
  data text not null,
  info text,
  tags text,
  -- The publisher's idempotency key; a repeated one is not published again.
  key text,
  expires_at timestamptz not null,
  primary key (channel, position)
);
create unique index realtime_publications_key on realtime_publications (channel, key) where key is not null;
-- Deletes publications that are too old to be recovered.
create index realtime_publications_expiry on realtime_publications (expires_at);

-- Publishes in the order of the list, and notifies every node in that order. Returns one row per publication that is
-- new or known by its key; the position is null when the channel has no history. A publication that is too long for a
-- notification is announced without its data, and nodes read it from the table.
create function realtime_keep(publications jsonb)
returns table (n int, stored_at bigint) language plpgsql as $$
declare
  one jsonb;
  told text;
begin
  -- Locked in one order, so that two publishers to the same channels cannot deadlock.
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
    -- The number distinguishes publications that would otherwise be equal notifications, which PostgreSQL merges.
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

-- Users whose connection tokens were revoked, for nodes that start afterwards: a token lives for 15 minutes.
create table realtime_revocations (
  user_id text primary key,
  revoked_at timestamptz not null
);
-- Deletes revocations that are older than any valid token.
create index realtime_revocations_revoked on realtime_revocations (revoked_at);

-- Connections without websockets send their commands in separate requests, which may reach any node. Unlogged: after a
-- crash of the database the connections are gone as well, and clients reconnect.

-- Nodes that serve connections; a node that has not been seen for minutes is removed with its sessions.
create unlogged table realtime_nodes (
  id text primary key,
  seen_at timestamptz not null
);

-- Open connections by the hash of the secret in their requests.
create unlogged table realtime_sessions (
  id text primary key,
  node_id text not null references realtime_nodes on delete cascade
);
create index realtime_sessions_node on realtime_sessions (node_id);

-- Commands for the node that has the connection; it is notified of the row and deletes it.
create unlogged table realtime_commands (
  id bigint generated always as identity primary key,
  session_id text not null references realtime_sessions on delete cascade,
  data text not null
);
create index realtime_commands_session on realtime_commands (session_id);

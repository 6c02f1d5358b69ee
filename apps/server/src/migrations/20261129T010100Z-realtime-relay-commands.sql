-- Connections without websockets send their commands by requests of their own, which may reach any node. Unlogged: after
-- a crash of the database the connections are gone as well, and clients connect anew.

-- Nodes that serve connections; whoever has not been seen for minutes is removed, with all that is its own.
create unlogged table realtime_nodes (
  id text primary key,
  seen_at timestamptz not null
);

-- Open connections by the hash of the secret that their requests show.
create unlogged table realtime_sessions (
  id text primary key,
  node_id text not null references realtime_nodes on delete cascade
);
create index realtime_sessions_node on realtime_sessions (node_id);

-- Commands on their way to the node that has the connection; it is told of the row, and takes it.
create unlogged table realtime_commands (
  id bigint generated always as identity primary key,
  session_id text not null references realtime_sessions on delete cascade,
  data text not null
);
create index realtime_commands_session on realtime_commands (session_id);

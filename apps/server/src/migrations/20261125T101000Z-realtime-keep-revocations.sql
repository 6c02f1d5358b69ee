-- Users whose connection tokens were taken back, for nodes that start afterwards: a token lives a quarter of an hour.
create table realtime_revocations (
  user_id text primary key,
  revoked_at timestamptz not null
);
-- Sweeps those that no token can be older than.
create index realtime_revocations_revoked on realtime_revocations (revoked_at);
